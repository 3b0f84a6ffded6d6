"""Where mail comes from: adding and removing, the indexing process, watching, problems, backups."""
