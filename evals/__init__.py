"""What is measured and shown of the app, made by scripts that anyone can run."""

import oakensearch_gui as oakensearch_gui  # before numpy: it says with how many threads that multiplies
