import { once } from 'node:events';
import { connect } from 'node:net';
import { pipeline } from 'node:stream';
import { createServer } from 'node:tls';

import type { Certificate } from './certificate.ts';

const ABOVE = 100;

/** Returns the origin of a local host's TLS front, such as `https://127.0.0.1:4274` for port 4174. */
export function tlsOrigin(ip: string, port: number): string {
  return `https://${ip}:${String(port + ABOVE)}`;
}

/**
 * Starts TLS proxies for local hosts: an https page that requests http hosts is reported as mixed content.
 * @returns a function that closes them
 * @throws NodeJS.ErrnoException when a port is taken
 */
export async function startTlsFronts(
  ports: readonly number[],
  { ip, key, cert }: Certificate,
): Promise<() => void> {
  const servers = ports.map((port) =>
    createServer({ key, cert }, (socket) => {
      // Either side may close at any time, which closes the other.
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
