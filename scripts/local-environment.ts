import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { ROOT } from './processes.ts';
import { siteNow } from '../packages/content/desk/index.ts';
import { readPorts, portErrors, type Environment, type LocalServer, type Ports } from './ports.ts';

export const DEVELOPMENT_PORT = 5173;

export interface LocalEnvironment {
  readonly ports: Ports;
  /** Environment of child processes: the given variables, with local hosts for missing ones. */
  readonly variables: Readonly<Record<string, string>>;
}

/**
 * Adds the local hosts (see `.env.example`) where the environment sets none; an empty variable counts as missing.
 * @param sitePort port the site will be opened on. Default: that of `SITE_PORT`
 */
export function localEnvironment(environment: Environment, sitePort?: number): LocalEnvironment {
  const definedVariables = Object.fromEntries(
    Object.entries(environment).filter(
      (entry): entry is [string, string] => entry[1] !== undefined && entry[1] !== '',
    ),
  );
  const ports = readPorts(definedVariables);
  const site = localOrigin(sitePort ?? ports.site);
  return {
    ports,
    variables: {
      VITE_MARKETING_HOST: site,
      // A local server is the production host of its own origin.
      SITE_INDEX: 'on',
      ...hostVariables(ports, localOrigin),
      // A phone that scans the code can't reach "localhost" anyway.
      VITE_SHORT_URL_HOST: 'https://waypage.example',
      SITE_ORIGINS: site,
      ...definedVariables,
      SITE_PORT: String(ports.site),
      APP_HOST_PORT: String(ports.appHost),
      QR_GENERATOR_PORT: String(ports.qrGenerator),
      STUDIO_PORT: String(ports.studio),
      DEVELOPMENT_SITE_PORT: String(ports.developmentSite),
      NGINX_PORT: String(ports.nginx),
      STORYBOOK_PORT: String(ports.storybook),
      TURBO_TELEMETRY_DISABLED: '1',
    },
  };
}

export function hostVariables(
  ports: Ports,
  originOf: (port: number) => string,
): Readonly<Record<string, string>> {
  const app = originOf(ports.appHost);
  return {
    VITE_APP_HOST: app,
    VITE_QR_GENERATOR_HOST: originOf(ports.qrGenerator),
    VITE_STUDIO_HOST: originOf(ports.studio),
    VITE_SHOP_URL: `${app}/shop`,
  };
}

/**
 * Returns the environment of this process, with the `.env` file for missing variables, and the moment of builds.
 *
 * @param at that moment, as a date and time with a zone. Default: `SITE_NOW`, else now
 */
export function loadEnvironment(at?: string): Environment {
  const file = join(ROOT, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
  return { ...process.env, SITE_NOW: siteNow(at ?? process.env['SITE_NOW']) };
}

export function loadLocalEnvironment(sitePort?: number): LocalEnvironment {
  return localEnvironment(loadEnvironment(), sitePort);
}

/**
 * As {@link loadLocalEnvironment}, for a command that is about to start the site, the sandbox and some more servers.
 * @throws Error naming the ports that are in use
 */
export async function loadFreeEnvironment(
  ...more: readonly LocalServer[]
): Promise<LocalEnvironment> {
  const environment = loadLocalEnvironment();
  const servers = ['site', 'appHost', 'qrGenerator', 'studio', ...more] as const;
  const errors = await portErrors(environment.ports, servers);
  if (errors.length > 0) throw new Error(errors.join('\n'));
  return environment;
}

export const localOrigin = (port: number): string => `http://localhost:${port}`;
