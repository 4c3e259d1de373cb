import { loadEnvironment } from './local-environment.ts';
import { endUnlessStopped, runCommand, startProcess, stopSignal } from './processes.ts';

// Builds everything for the hosts of the environment.
await runCommand(async () => {
  const build = startProcess('turbo', ['run', 'build', ...process.argv.slice(2)], {
    variables: { ...loadEnvironment(), TURBO_TELEMETRY_DISABLED: '1' },
  });
  if (!(await endUnlessStopped(stopSignal(), build))) process.exitCode = 1;
});
