import { DEVELOPMENT_PORT, loadLocalEnvironment } from './local-environment.ts';
import { runCommand, runTogether, startProcess } from './processes.ts';

async function develop(): Promise<void> {
  const { variables } = loadLocalEnvironment(DEVELOPMENT_PORT);
  console.log('Building the images and the QR designer …');
  // The site's images are generated, and the sandbox serves the built designer.
  const preparing = startProcess(
    'turbo',
    ['run', '@waypage/site#assets', '@waypage/designer#build'],
    { variables, output: 'capture' },
  );
  if ((await preparing.ended) !== 0) {
    throw new Error(
      `${preparing.output()}\nThe images, the QR designer or a package could not be built. See the first error above.`,
    );
  }
  await runTogether({
    'The sandbox': startProcess(process.execPath, ['--watch', 'src/main.ts'], {
      folder: 'apps/sandbox',
      variables,
    }),
    'The development server': startProcess('vite', [], { folder: 'apps/site', variables }),
  });
}

await runCommand(develop);
