import { tmpdir } from 'node:os';
import path from 'node:path';

const port = (name: string, fallback: number) => Number(process.env[name] ?? fallback);

export const PORTS = {
  site: port('SITE_PORT', 4173),
  appHost: port('APP_HOST_PORT', 4174),
  developmentSite: port('DEVELOPMENT_SITE_PORT', 4183),
  nginx: port('NGINX_PORT', 4193),
} as const;

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
export const BUILDER = `http://localhost:${port('QR_GENERATOR_PORT', 4175)}/qr-code/builder`;
