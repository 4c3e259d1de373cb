import { createServer } from 'node:net';

import { PORT_VARIABLES, type LocalServer, type Ports } from './ports.ts';

/**
 * Returns a message for each port in use, naming the port and its variable.
 * @param servers the local servers that are about to start
 */
export async function takenPorts(ports: Ports, servers: readonly LocalServer[]): Promise<string[]> {
  const messages = await Promise.all(
    servers.map(async (server) => {
      if (await isFree(ports[server])) return [];
      const { variable } = PORT_VARIABLES[server];
      return [
        `Port ${String(ports[server])} is taken. Stop what listens there, or set ${variable} to another port.`,
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

function canListen(port: number, host?: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', ({ code }: NodeJS.ErrnoException) => {
      // Without IPv6, `::1` can't be in use.
      resolve(host === '::1' && code !== 'EADDRINUSE');
    });
    server.listen({ port, host }, () => {
      server.close(() => {
        resolve(true);
      });
    });
  });
}
