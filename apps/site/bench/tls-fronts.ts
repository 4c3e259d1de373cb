import { once } from 'node:events';
import { connect } from 'node:net';
import { pipeline } from 'node:stream';
import { createServer } from 'node:tls';

import type { Certificate } from './certificate.ts';

/** How far above the port of a local host its front with TLS listens. */
const ABOVE = 100;

/** Origin of the front before the local host of a port, such as `https://127.0.0.1:4274` for 4174. */
export function tlsOrigin(ip: string, port: number): string {
  return `https://${ip}:${String(port + ABOVE)}`;
}

/**
 * Speaks TLS before local hosts of these ports, as a public host does before its own: a page that is
 * itself encrypted, and talks to hosts that are not, is measured as one with an error.
 * @returns what ends them
 * @throws the error of Node when a port is taken
 */
export async function startTlsFronts(
  ports: readonly number[],
  { ip, key, cert }: Certificate,
): Promise<() => void> {
  const servers = ports.map((port) =>
    createServer({ key, cert }, (socket) => {
      // Either side may hang up at any time, and then the other does.
      pipeline(socket, connect(port, ip), socket, () => undefined);
    }).listen(port + ABOVE, ip),
  );
  const close = (): void => {
    for (const server of servers) server.close();
  };
  try {
    await Promise.all(servers.map((server) => once(server, 'listening')));
  } catch (error) {
    close();
    throw error;
  }
  return close;
}
