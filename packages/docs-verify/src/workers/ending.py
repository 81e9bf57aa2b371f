"""How a program ends that a worker runs in a process of its own."""

import sys
import traceback
from collections.abc import Callable


def exit_status(program: Callable[[], object]) -> int:
    """Runs a program to its end and returns the status with which Python itself would exit.

    What Python would print about its end is printed.
    """
    try:
        program()
        return 0
    except SystemExit as end:
        if end.code is None or isinstance(end.code, int):
            return end.code or 0
        print(end.code, file=sys.stderr)
        return 1
    except BaseException:
        traceback.print_exc()
        return 1
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
