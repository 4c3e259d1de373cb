#!/usr/bin/env node
import { readFile, writeFile } from 'node:fs/promises';
import { runCommand } from '../dist/cli/run-command.js';

const { output, error, exitCode } = await runCommand(process.argv.slice(2), {
  read: (file) => readFile(file, 'utf8'),
  write: (file, text) => writeFile(file, text),
});
process.stdout.write(output);
process.stderr.write(error);
process.exitCode = exitCode;
