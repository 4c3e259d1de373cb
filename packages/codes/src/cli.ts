import { check } from './cli/check.ts';

process.exitCode = await check(process.argv.slice(2), {
  print: (text) => process.stdout.write(text),
  printError: (text) => process.stderr.write(text),
});
