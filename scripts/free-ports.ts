import { createServer } from 'node:net';

import { PORT_VARIABLES, readPorts, type Environment, type LocalServer } from './ports.ts';
import { takenPorts } from './taken-ports.ts';

/** How far one set of ports is from the next. */
const DISTANCE = 100;
const SETS = 10;

/** Held while a run has a set of ports: its servers start long after the set was chosen. */
const HELD_PORT = 4172;

export interface FreePorts {
  /** The given environment with the variables of all ports. */
  readonly environment: Environment;
  /** Lets other runs have the set. */
  readonly release: () => void;
}

/**
 * Finds ports for a run that may have others beside it: the usual ones, or else the first set, a
 * hundred higher each, that is free and that no other run has. Ports and hosts that the environment
 * names stay as they are.
 * @param servers the local servers that are about to start
 * @throws Error naming the ports that are taken, when there is no choice
 */
export async function findFreePorts(
  environment: Environment,
  servers: readonly LocalServer[],
): Promise<FreePorts> {
  const isNamed = (variable: string) => (environment[variable] ?? '') !== '';
  const movable = Object.values(PORT_VARIABLES).filter(({ variable }) => !isNamed(variable));
  // Hosts that are named belong to certain ports, and so does a whole set that is named.
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

function hold(port: number): Promise<(() => void) | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => {
      resolve(undefined);
    });
    server.listen({ port, host: '127.0.0.1' }, () => {
      server.unref();
      resolve(() => {
        server.close();
      });
    });
  });
}
