import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { locateNginx } from '#build/hosting/locate-nginx.ts';
import { APP_HOST, NGINX_SITE, PORTS, SITE } from '../support/ports.ts';

const SITE_FOLDER = fileURLToPath(new URL('../..', import.meta.url));

const START_MS = 30_000;

interface Server {
  readonly child: ChildProcess;
  readonly url: string;
}

/** Starts the servers of the build and of the hosts that it links to; returns a function that stops them. */
export default async function startServers(): Promise<() => Promise<void>> {
  const nginx = locateNginx(process.env);
  const servers = [
    start('../sandbox/src/main.ts', `${APP_HOST}/health`, {
      SITE_ORIGINS: SITE,
      SANDBOX_DATABASE: path.join(tmpdir(), `waypage-built-${String(process.pid)}.sqlite`),
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
    await Promise.all(
      servers
        .filter(({ child }) => child.exitCode === null)
        .map(({ child }) => {
          const ended = once(child, 'exit');
          child.kill('SIGTERM');
          return ended;
        }),
    );
  };
  try {
    await Promise.all(servers.map(untilAnswered));
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}

function start(script: string, url: string, environment: Readonly<Record<string, string>>): Server {
  const child = spawn(process.execPath, [script], {
    cwd: SITE_FOLDER,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return { child, url };
}

async function untilAnswered({ child, url }: Server): Promise<void> {
  const end = performance.now() + START_MS;
  let isAnswered = false;
  while (!isAnswered) {
    // Another server may have the port and respond.
    if (child.exitCode !== null || performance.now() > end) {
      throw new Error(`The server at ${url} did not start, so the build cannot be tested.`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
    isAnswered = await fetch(url).then(
      () => true,
      () => false,
    );
  }
}
