import { elapsedSince, lastLineOf } from './progress.ts';
import { startProcess, stopSignal } from './processes.ts';

/** Longest time without output, so that nobody wonders whether it still runs. */
const SILENCE_MS = 5000;

/** Builds the site, the designer and the packages below them, and reports the progress. */
export async function buildSite(variables: Readonly<Record<string, string>>): Promise<void> {
  const started = performance.now();
  console.log('Building the site …');
  const filters = ['--filter=@waypage/site', '--filter=@waypage/designer'];
  const build = startProcess('turbo', ['run', 'build', ...filters, '--output-logs=new-only'], {
    variables: { ...variables, TURBO_LOG_ORDER: 'stream' },
    output: 'capture',
  });
  const reporting = setInterval(
    () => console.log(`[${elapsedSince(started)}] ${lastLineOf(build.output())}`),
    SILENCE_MS,
  );
  const code = await Promise.race([build.ended, stopSignal()]);
  clearInterval(reporting);
  if (typeof code === 'string') {
    await build.stop();
    process.exit(0);
  }
  if (code !== 0) {
    throw new Error(
      `${build.output()}\nThe build failed, so there is nothing to serve. The first error above names the file or ` +
        'variable; fix it and run the command again.',
    );
  }
  console.log(`Built in ${elapsedSince(started)}.`);
}
