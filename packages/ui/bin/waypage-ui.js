#!/usr/bin/env node
import { readFile } from 'node:fs/promises';
import { runCommand } from '../dist/cli/run-command.js';

const { output, error, exitCode } = await runCommand(process.argv.slice(2), (file) =>
  readFile(file, 'utf8'),
);
process.stdout.write(output);
process.stderr.write(error);
process.exitCode = exitCode;
