"""An open message: its window, its attachments, paper, and what other programs are given of it."""
