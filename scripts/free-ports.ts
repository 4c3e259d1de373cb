import { once } from 'node:events';
import { createServer } from 'node:net';
import {
  PORT_VARIABLES,
  readPorts,
  takenPorts,
  type Environment,
  type LocalServer,
} from './ports.ts';

const DISTANCE = 100;
const SETS = 10;

/** Locks a set of ports during a run, as its servers start long after it was chosen. */
const HELD_PORT = 4172;

export interface FreePorts {
  readonly environment: Environment;
  readonly release: () => void;
}

/**
 * Finds ports that do not collide with other runs: the default ones, or else the first free set, in steps of a hundred.
 * Ports and hosts that the environment sets stay unchanged.
 */
export async function findFreePorts(environment: Environment): Promise<FreePorts> {
  const servers = Object.keys(PORT_VARIABLES) as LocalServer[];
  const isNamed = (variable: string) => (environment[variable] ?? '') !== '';
  const movable = Object.values(PORT_VARIABLES).filter(({ variable }) => !isNamed(variable));
  // Hosts in the environment imply their ports, and so does a complete set of ports.
  const isFixed =
    Object.keys(environment).some((name) => /^VITE_.+_HOST$/.test(name) && isNamed(name)) ||
    servers.every((server) => isNamed(PORT_VARIABLES[server].variable));
  let messages: string[] = [];
  for (let set = 0; set < (isFixed ? 1 : SETS); set += 1) {
    const moved = {
      ...environment,
      ...Object.fromEntries(
        movable.map(({ variable, port }) => [variable, String(port + set * DISTANCE)]),
      ),
    };
    const release = isFixed ? () => undefined : await hold(HELD_PORT + set * DISTANCE);
    if (release === undefined) continue;
    const taken = await takenPorts(readPorts(moved), servers);
    if (taken.length === 0) return { environment: moved, release };
    release();
    if (messages.length === 0) messages = taken;
  }
  throw new Error(messages.join('\n'));
}

async function hold(port: number): Promise<(() => void) | undefined> {
  const server = createServer().listen({ port, host: '127.0.0.1' });
  try {
    await once(server, 'listening');
  } catch {
    return undefined;
  }
  server.unref();
  return () => {
    server.close();
  };
}
