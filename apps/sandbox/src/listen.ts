import { getRequestListener } from '@hono/node-server';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerClientError } from './client-error.ts';
import type { Host } from './hosts/host.ts';
import type { Limits } from './limits.ts';

/** A host that accepts connections. */
export interface Listener {
  address: string;
  /** Takes no more connections, lets running requests finish, and frees the port. */
  close(): Promise<void>;
}

/** Where a host listens, in the words of a message about it. */
export interface Place {
  name: string;
  port: number;
  /** Environment variable that sets the port. */
  variable: string;
  /** Name or number of the interface. */
  interface: string;
}

/**
 * Serves a host; port 0 takes any free one.
 *
 * @throws {Error} that names the port and its variable when the port is taken.
 */
export async function listen(host: Host, place: Place, limits: Limits): Promise<Listener> {
  const { headersTimeoutMs, requestTimeoutMs } = limits;
  const answer = getRequestListener(host.fetch);
  const server = createServer(
    {
      headersTimeout: headersTimeoutMs,
      requestTimeout: requestTimeoutMs,
      // Node looks every 30 seconds unless told otherwise, which would be the real limit then.
      connectionsCheckingInterval: Math.min(headersTimeoutMs, 1000),
    },
    (request, response) => {
      void answer(request, response);
    },
  );
  server.on('clientError', answerClientError);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? takenPort(place) : error);
    });
    server.listen(place.port, place.interface, resolve);
  });
  const { port } = server.address() as AddressInfo;

  return {
    address: `http://localhost:${port}`,
    close: () =>
      new Promise((resolve) => {
        const giveUp = setTimeout(() => {
          server.closeAllConnections();
        }, limits.shutdownMs);
        server.close(() => {
          clearTimeout(giveUp);
          resolve();
        });
      }),
  };
}

function takenPort({ name, port, variable }: Place): Error {
  return new Error(
    `Port ${port} is taken, so the ${name} cannot start. Stop the program that uses it, or set ${variable} to another port.`,
  );
}
