"""OakenSearch: finds any mail you ever got, by its words or by its meaning, on your own machine."""

import os

__version__ = "0.1.0"

# numpy's arithmetic would wake a thread a core for products that take microseconds, and have each wait in a loop for
# the next: a search by meaning then takes half as long again and twice the processor. What is worth several cores is
# shared among threads and processes of our own. Read when numpy is loaded; who sets it otherwise is obeyed.
SET_FOR_NUMPY = tuple(
    name for name in ("OPENBLAS_NUM_THREADS", "VECLIB_MAXIMUM_THREADS", "MKL_NUM_THREADS") if name not in os.environ
)
"""What the environment of this process has beyond that which it was started with."""

for _name in SET_FOR_NUMPY:
    os.environ[_name] = "1"
