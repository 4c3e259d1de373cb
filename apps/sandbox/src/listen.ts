import { getRequestListener } from '@hono/node-server';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isLocal } from './hosts/allowed-host.ts';
import type { Host } from './hosts/host.ts';

export interface Listener {
  url: string;
  /** Closes all connections and frees the port. */
  close(): Promise<void>;
}

export interface Address {
  name: string;
  port: number;
  variable: string;
  interface: string;
}

/**
 * Serves a host; port 0 takes any free one.
 * @throws {Error} naming the variable when the port or the interface can't be used
 */
export async function listen(host: Host, address: Address): Promise<Listener> {
  const { name, variable, interface: ownInterface } = address;
  const listener = getRequestListener(host.fetch);
  const server = createServer((incoming, outgoing) => void listener(incoming, outgoing));
  server.listen(address.port, ownInterface);
  await once(server, 'listening').catch((cause: unknown) => {
    const { code } = cause as NodeJS.ErrnoException;
    throw new Error(
      code === 'EADDRINUSE' || code === 'EACCES'
        ? `Port ${address.port} is not free, so the ${name} cannot start. Set ${variable} to another port.`
        : `LISTEN_HOST is "${ownInterface}", where this machine cannot listen (${String(code)}). Leave it out, or set it to 0.0.0.0.`,
      { cause },
    );
  });
  const { port } = server.address() as AddressInfo;
  const hostname = ownInterface.includes(':') ? `[${ownInterface}]` : ownInterface;
  return {
    url: `http://${isLocal(ownInterface) ? 'localhost' : hostname}:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
