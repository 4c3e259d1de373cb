import { tmpdir } from 'node:os';
import path from 'node:path';
import { startProcess, waitForAnswer } from '@waypage/scripts/processes.ts';
import { locateNginx } from '#build/hosting/locate-nginx.ts';
import { APP_HOST, NGINX_SITE, PORTS, SITE } from '../support/ports.ts';

/** Starts the servers of the build and of the hosts that it links to; returns a function that stops them. */
export default async function startServers(): Promise<() => Promise<void>> {
  const nginx = locateNginx(process.env);
  const servers = [
    start('../sandbox/src/main.ts', `${APP_HOST}/health`, {
      SITE_ORIGINS: SITE,
      SANDBOX_DATABASE: path.join(tmpdir(), `waypage-built-${process.pid}.sqlite`),
    }),
    start('build/hosting/serve.ts', SITE, { SITE_PORT: String(PORTS.site) }),
    ...(nginx === undefined
      ? []
      : [
          start('build/hosting/serve-nginx.ts', NGINX_SITE, {
            NGINX_PATH: nginx,
            NGINX_PORT: String(PORTS.nginx),
          }),
        ]),
  ];
  const stop = async () => {
    await Promise.all(servers.map(({ server }) => server.stop()));
  };
  try {
    await Promise.all(servers.map(({ ready }) => ready));
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}

function start(script: string, url: string, environment: Readonly<Record<string, string>>) {
  const server = startProcess(process.execPath, [script], {
    folder: 'apps/site',
    variables: { ...process.env, ...environment },
    output: 'errors',
  });
  // Another server may have the port and respond.
  const ended = server.ended.then(() => {
    throw new Error(`The server at ${url} did not start, so the build cannot be tested.`);
  });
  return { server, ready: Promise.race([waitForAnswer(url), ended]) };
}
