import { tmpdir } from 'node:os';
import path from 'node:path';
import { readPorts } from '@waypage/scripts/ports.ts';

export const PORTS = readPorts(process.env);

export const SITE = `http://localhost:${PORTS.site}`;
export const APP_HOST = `http://localhost:${PORTS.appHost}`;
export const NGINX_SITE = `http://localhost:${PORTS.nginx}`;
export const DEVELOPMENT_SITE = `http://localhost:${PORTS.developmentSite}`;

/** The sandbox as a server of Playwright, with a database of its own. */
export const sandboxServer = (name: string, origins: readonly string[]) => ({
  command: 'node ../sandbox/src/main.ts',
  cwd: path.join(import.meta.dirname, '../..'),
  url: `${APP_HOST}/health`,
  env: {
    SITE_ORIGINS: origins.join(','),
    SANDBOX_DATABASE: path.join(tmpdir(), `waypage-${name}-${process.pid}.sqlite`),
  },
});

/** The designer alone. */
export const BUILDER = `http://localhost:${PORTS.qrGenerator}/qr-code/builder`;
