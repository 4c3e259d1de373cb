import { createServer } from 'node:net';

import { PORT_VARIABLES, type LocalServer, type Ports } from './ports.ts';

/**
 * One message for each port that something else listens on, naming the port and its variable.
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

// Asked for all URLs, some systems still hand out a port that is taken on a loopback one, and a browser that finds
// another program on one of the two shows that one.
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
      // A machine without IPv6 has no `::1` that anything could listen on.
      resolve(host === '::1' && code !== 'EADDRINUSE');
    });
    server.listen({ port, host }, () => {
      server.close(() => {
        resolve(true);
      });
    });
  });
}
