"""The terminal side of the program: arguments, the commands behind them, and what they print."""
