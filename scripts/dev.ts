import { DEVELOPMENT_PORT, loadLocalEnvironment } from './local-environment.ts';
import { runTogether, startProcess } from './processes.ts';

async function develop(): Promise<number> {
  const { variables } = loadLocalEnvironment(DEVELOPMENT_PORT);
  // The site's images are generated, and the sandbox serves the built designer.
  const preparing = startProcess(
    'turbo',
    ['run', '@waypage/site#assets', '@waypage/designer#build'],
    { variables, output: 'keep' },
  );
  if ((await preparing.ended) !== 0) {
    console.error(preparing.output());
    console.error(
      'The pictures or the QR designer could not be made. The first error above says why.',
    );
    return 1;
  }
  const processes = {
    'The sandbox': startProcess(process.execPath, ['--watch', 'src/main.ts'], {
      folder: 'apps/sandbox',
      variables,
    }),
    'The development server': startProcess('vite', [], { folder: 'apps/site', variables }),
  };
  return runTogether(processes, () => Promise.resolve());
}

process.exitCode = await develop().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  return 1;
});
