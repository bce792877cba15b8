"""One script for each engine that is compared, run by the Python that has it installed.

Each prints JSON: for every figure a rate or a time, by the definitions of `benchmarks.compare`.
They import nothing of ours but `stopwatch`, which lies beside them.
"""
