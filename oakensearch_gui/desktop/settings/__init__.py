"""The settings window, and the settings in force."""
