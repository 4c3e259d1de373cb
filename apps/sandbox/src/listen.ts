import { getRequestListener } from '@hono/node-server';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isLocal } from './hosts/allowed-host.ts';
import type { Host } from './hosts/host.ts';
import { answerUnparsed } from './hosts/answer-unparsed.ts';

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

/** Above Node's own limit, so that a host can answer a long URL itself. */
const HEADER_BYTES = 65_536;

/**
 * Serves a host; port 0 takes any free one.
 * @throws {Error} naming the variable when the port or the interface can't be used
 */
export async function listen(
  host: Host,
  address: Address,
  siteOrigins: readonly string[],
): Promise<Listener> {
  const { name, variable, interface: ownInterface } = address;
  const server = createServer(
    { maxHeaderSize: HEADER_BYTES, requireHostHeader: false },
    (incoming, outgoing) => {
      // Hono's server refuses some URLs, such as one with a backslash, without a body and without CORS.
      const errorHandler = () => {
        const headers = new Headers(
          incoming.headers.origin ? { origin: incoming.headers.origin } : {},
        );
        headers.set('host', incoming.headers.host ?? '');
        return host.fetch(new Request('http://localhost', { headers }), {
          incoming,
          outgoing,
          isMalformed: true,
        });
      };
      void getRequestListener(host.fetch, { errorHandler })(incoming, outgoing);
    },
  );
  server.on('clientError', (error, socket) => answerUnparsed(error, socket, siteOrigins));
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
