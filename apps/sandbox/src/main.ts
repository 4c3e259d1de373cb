import { readEnvironment } from './environment.ts';
import { startSandbox } from './start-sandbox.ts';

try {
  const sandbox = await startSandbox(readEnvironment());
  const stop = (): void => {
    void sandbox.close();
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
