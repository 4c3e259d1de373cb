#!/usr/bin/python3
"""Starts Orca with the settings and the log file that are given.

The command `orca` would end the Orca of whoever runs the tests.
"""

import sys

from orca import debug

settings, log = sys.argv[1:]
debug.debugLevel = debug.LEVEL_INFO
debug.debugFile = open(log, "w", buffering=1)

from orca import orca  # noqa: E402 - reads the debug level when it is imported

orca.getSettingsManager().activate(settings, {})
sys.argv = ["orca"]
sys.exit(orca.main())
