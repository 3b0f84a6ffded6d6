"""What is measured and shown of the app, made by scripts that anyone can run."""
