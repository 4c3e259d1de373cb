import { locateNginx } from './locate-nginx.ts';
import { startNginx } from './nginx-server.ts';

const command = locateNginx(process.env);

try {
  if (command === undefined) {
    throw new Error(
      '[site] There is no nginx on this machine, so it cannot serve the site. Install it, or set ' +
        'NGINX_PATH to the path of one.',
    );
  }
  const server = await startNginx(
    command,
    process.env['SITE_DIST'] ?? 'dist',
    Number(process.env['NGINX_PORT'] ?? 4193),
  );
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      server.stop();
    });
  }
  process.exitCode = await server.ended;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
