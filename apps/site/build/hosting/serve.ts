import { runCommand, stopSignal } from '@waypage/scripts/processes.ts';
import { startSiteServer } from './server.ts';

await runCommand(async () => {
  const {
    SITE_DIST: dist = 'dist',
    SITE_PORT: port = '4173',
    LISTEN_HOST: host = '',
  } = process.env;
  const listenHost = host === '' ? undefined : host;
  const server = await startSiteServer(dist, Number(port), undefined, listenHost).catch(
    (error: unknown) => {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
      throw new Error(
        `Port ${port} is already in use. Stop the other program, or set SITE_PORT to another port.`,
      );
    },
  );
  console.log(`The site is at ${server.origin}`);
  await stopSignal();
  await server.close();
});
