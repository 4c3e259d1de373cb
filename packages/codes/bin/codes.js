#!/usr/bin/env node
import { check } from '../dist/cli/check.js';

process.exitCode = await check(process.argv.slice(2), {
  print: (text) => process.stdout.write(text),
  printError: (text) => process.stderr.write(text),
});
