import { startProcess, stopSignal } from './processes.ts';

/**
 * Builds the site, the sandbox's designer and the packages under them, without a word unless it fails.
 * @returns true when the build is there
 */
export async function buildSite(variables: Readonly<Record<string, string>>): Promise<boolean> {
  console.log('Building the site …');
  const build = startProcess(
    'turbo',
    ['run', 'build', '--filter=@waypage/site', '--filter=@waypage/sandbox'],
    { variables, output: 'keep' },
  );
  const code = await Promise.race([build.ended, stopSignal()]);
  if (code === 0) return true;
  if (typeof code === 'string') {
    await build.stop();
    process.exit(0);
  }
  console.error(build.output());
  console.error(
    'The build failed, so there is nothing to serve. The first error above names the file or the ' +
      'variable; put it right and run the command again.',
  );
  return false;
}
