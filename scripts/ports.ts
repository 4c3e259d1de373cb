import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

/** Variables of the local ports, with their defaults. */
export const PORT_VARIABLES = {
  site: { variable: 'SITE_PORT', port: 4173 },
  appHost: { variable: 'APP_HOST_PORT', port: 4174 },
  qrGenerator: { variable: 'QR_GENERATOR_PORT', port: 4175 },
  studio: { variable: 'STUDIO_PORT', port: 4176 },
  developmentSite: { variable: 'DEVELOPMENT_SITE_PORT', port: 4183 },
  nginx: { variable: 'NGINX_PORT', port: 4193 },
  storybook: { variable: 'STORYBOOK_PORT', port: 6006 },
} as const;

export type LocalServer = keyof typeof PORT_VARIABLES;
export type Ports = Readonly<Record<LocalServer, number>>;
export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the local ports; an empty variable counts as missing.
 * @throws Error naming the variable, when a port is not an integer from 1 to 65535 or is used twice
 */
export function readPorts(environment: Environment): Ports {
  const owners = new Map<number, string>();
  const entries = Object.entries(PORT_VARIABLES).map(([server, { variable, port: usual }]) => {
    const port = readPort(variable, environment[variable] ?? '', usual);
    const owner = owners.get(port);
    if (owner !== undefined) {
      throw new Error(
        `${variable} and ${owner} both say ${port}, but the local servers are different ` +
          `origins and need a port each. Set ${variable} to another port.`,
      );
    }
    owners.set(port, variable);
    return [server, port] as const;
  });
  return Object.fromEntries(entries) as Ports;
}

function readPort(variable: string, text: string, defaultPort: number): number {
  if (text === '') return defaultPort;
  const port = Number(text);
  if (/^\d+$/.test(text) && port >= 1 && port <= 65_535) return port;
  throw new Error(
    `${variable} is ${JSON.stringify(text)}, which is not a port. ` +
      `Set it to a whole number from 1 to 65535, or leave it out for ${defaultPort}.`,
  );
}

/** Returns a message for each port in use, naming the port and its variable. */
export async function portErrors(ports: Ports, servers: readonly LocalServer[]): Promise<string[]> {
  const messages = await Promise.all(
    servers.map(async (server) => {
      if (await isFree(ports[server])) return [];
      const { variable } = PORT_VARIABLES[server];
      return [
        `Port ${ports[server]} is taken. Stop the program that listens there, or set ${variable} to another port.`,
      ];
    }),
  );
  return messages.flat();
}

// Some systems bind a port on all interfaces even if it is in use on loopback, and a browser may then reach the other
// program.
async function isFree(port: number): Promise<boolean> {
  for (const host of [undefined, '127.0.0.1', '::1']) {
    if (!(await canListen(port, host))) return false;
  }
  return true;
}

async function canListen(port: number, host?: string): Promise<boolean> {
  const server = createServer().listen({ port, host });
  try {
    await once(server, 'listening');
  } catch (error) {
    // Without IPv6, `::1` can't be in use.
    return host === '::1' && (error as NodeJS.ErrnoException).code !== 'EADDRINUSE';
  }
  server.close();
  await once(server, 'close');
  return true;
}

const DISTANCE = 100;
const SETS = 10;

/** Locks a set of ports during a run, as its servers start long after it was chosen. */
const LOCK_PORT = 4172;

/**
 * Finds ports that do not collide with other runs: the default ones, or else the first free set, in steps of a hundred.
 * Ports and hosts that the environment sets stay unchanged.
 */
export async function findFreePorts(environment: Environment): Promise<Environment> {
  const servers = Object.keys(PORT_VARIABLES) as LocalServer[];
  const isNamed = (variable: string) => (environment[variable] ?? '') !== '';
  const movable = Object.values(PORT_VARIABLES).filter(({ variable }) => !isNamed(variable));
  // Hosts in the environment imply their ports, and so does a complete set of ports.
  const isFixed =
    Object.keys(environment).some((name) => /^VITE_.+_HOST$/.test(name) && isNamed(name)) ||
    servers.every((server) => isNamed(PORT_VARIABLES[server].variable));
  let messages: string[] = [];
  for (let set = 0; set < (isFixed ? 1 : SETS); set += 1) {
    const candidate = {
      ...environment,
      ...Object.fromEntries(
        movable.map(({ variable, port }) => [variable, String(port + set * DISTANCE)]),
      ),
    };
    const lock = isFixed ? undefined : await lockPort(LOCK_PORT + set * DISTANCE);
    if (!isFixed && lock === undefined) continue;
    const errors = await portErrors(readPorts(candidate), servers);
    if (errors.length === 0) return candidate;
    lock?.close();
    if (messages.length === 0) messages = errors;
  }
  throw new Error(messages.join('\n'));
}

/** Listens on a port until this process exits; `undefined` when the port is in use. */
async function lockPort(port: number): Promise<Server | undefined> {
  const server = createServer().listen({ port, host: '127.0.0.1' }).unref();
  return once(server, 'listening').then(
    () => server,
    () => undefined,
  );
}
