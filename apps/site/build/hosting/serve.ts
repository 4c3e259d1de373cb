import { startSiteServer } from './server.ts';

const port = Number(process.env['SITE_PORT'] ?? 4173);
const listenHost = process.env['LISTEN_HOST'] ?? '';
const distFolder = process.env['SITE_DIST'] ?? 'dist';

try {
  const server = await startSiteServer(
    distFolder,
    port,
    undefined,
    listenHost === '' ? undefined : listenHost,
  );
  console.log(`The site is at ${server.origin}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void server.close().then(() => process.exit(0)));
  }
} catch (error) {
  const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  console.error(
    taken
      ? `Port ${port} is taken, so the site cannot be served. ` +
          'Stop the program that listens there, or set SITE_PORT to another port.'
      : error,
  );
  process.exitCode = 1;
}
