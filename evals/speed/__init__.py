"""How fast it is, beside the programs that people use for this today; see `python -m evals.speed --help`."""
