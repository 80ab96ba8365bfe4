"""The public suites, and whether their deals are unchanged: ``python -m strength suites``."""

from cartographers.contest.digest import digest_of
from cartographers.contest.suite import DEALS, SUITES
from strength.shared.contest import reports_errors, suites_of


@reports_errors
def main(argv: list[str]) -> int:
    """Print the suites, or those named; the exit code is 1 if a deal has changed."""
    names = [name for word in argv for name in suites_of(word)] or list(SUITES)
    print(f"Suites of {DEALS} deals")
    print()
    print("| suite | seeds from | digest | |")
    print("|---|--:|---|---|")
    same = True
    for name in names:
        suite = SUITES[name]
        dealt = digest_of(suite)
        same = same and dealt == suite.digest
        verdict = "pass" if dealt == suite.digest else f"FAIL: now {dealt}"
        print(f"| {suite.name} | {suite.seed:,} | {suite.digest} | {verdict} |", flush=True)
    return 0 if same else 1
