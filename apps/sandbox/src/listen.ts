import { getRequestListener } from '@hono/node-server';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { createServer as createProbe, type AddressInfo } from 'node:net';
import { answerClientError, answerRefusal } from './client-error.ts';
import { isAllowedHost, isLocal } from './hosts/allowed-host.ts';
import type { Host } from './hosts/host.ts';
import type { Limits } from './limits.ts';

export interface Listener {
  url: string;
  /** Stops accepting connections, lets running requests finish, and frees the port. */
  close(): Promise<void>;
}

export interface Place {
  name: string;
  port: number;
  variable: string;
  interface: string;
}

/** Both IP addresses of `localhost`: a browser may connect to another program that listens on one of them. */
const LOOPBACK = ['127.0.0.1', '::1'];

/**
 * Serves a host; port 0 takes any free one.
 * @throws {Error} that names the port and its variable when the port is taken on any IP address of `localhost`, or
 * LISTEN_HOST when the machine has no such interface
 */
export async function listen(
  host: Host,
  place: Place,
  limits: Limits,
  isTaken: (port: number, href: string) => Promise<boolean> = isPortTaken,
): Promise<Listener> {
  const { headersTimeoutMs, requestTimeoutMs } = limits;
  if (place.port !== 0 && isLocal(place.interface)) {
    for (const href of LOOPBACK) {
      if (await isTaken(place.port, href)) throw takenPort(place, href);
    }
  }
  const answer = getRequestListener(host.fetch);
  const server = createServer(
    {
      headersTimeout: headersTimeoutMs,
      requestTimeout: requestTimeoutMs,
      // By default Node checks every 30 seconds, which would extend shorter timeouts.
      connectionsCheckingInterval: Math.min(headersTimeoutMs, 1000),
      // Node's own response has no body.
      requireHostHeader: false,
    },
    (request, response) => {
      const named = hostOf(request);
      if (!/^(\/|https?:\/\/)/i.test(request.url ?? '')) answerRefusal(response, 'no-target');
      else if (named === undefined) answerRefusal(response, 'no-host');
      else if (!isAllowedHost(named, place.interface)) answerRefusal(response, 'foreign-host');
      else {
        // An HTTP/1.0 request may have no `Host`, which Hono needs to build the URL.
        request.headers.host = named;
        // Hono's server answers a backslash in a path by itself, without a body and without CORS.
        request.url = request.url?.replace(/^[^?]*/, (path) => path.replaceAll('\\', '%5C'));
        void answer(request, response);
      }
    },
  );
  server.on('clientError', answerClientError);
  // Without a listener Node closes the connection of a CONNECT request without a response.
  server.on('connect', (_request, socket) => answerClientError(new Error('CONNECT'), socket));
  server.on('checkExpectation', (_request, response) => answerRefusal(response, 'expectation'));
  server.listen(place.port, place.interface);
  await once(server, 'listening').catch((error: unknown) => {
    throw describeFailure(error as NodeJS.ErrnoException, place);
  });
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://${isLocal(place.interface) ? 'localhost' : inUrl(place.interface)}:${port}`,
    close: () =>
      new Promise((resolve) => {
        const giveUp = setTimeout(() => server.closeAllConnections(), limits.shutdownMs);
        server.close(() => {
          clearTimeout(giveUp);
          resolve();
        });
      }),
  };
}

/** The requested host by request target or header; HTTP/1.0 requires neither. */
function hostOf({ url = '', headers, httpVersion }: IncomingMessage): string | undefined {
  const [, target] = /^https?:\/\/([^/?#]*)/i.exec(url) ?? [];
  return target ?? headers.host ?? (httpVersion === '1.0' ? 'localhost' : undefined);
}

async function isPortTaken(port: number, href: string): Promise<boolean> {
  const probe = createProbe().listen({ port, host: href, ipv6Only: true });
  try {
    await once(probe, 'listening');
  } catch (error) {
    // Other errors concern the IP address: a machine without IPv6 has no `::1`.
    return (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
  }
  probe.close();
  await once(probe, 'close');
  return false;
}

function describeFailure(error: NodeJS.ErrnoException, place: Place): Error {
  if (error.code === 'EADDRINUSE') return takenPort(place, place.interface);
  if (error.code === 'EACCES') {
    return new Error(
      `Port ${place.port} is for the system only, so the ${place.name} cannot start. Set ${place.variable} to a port from 1024.`,
      { cause: error },
    );
  }
  return new Error(
    `LISTEN_HOST is "${place.interface}", where this machine cannot listen (${String(error.code)}), so the ${place.name} cannot start. Set it to an address of this machine, to 0.0.0.0 for all of them, or leave it out.`,
    { cause: error },
  );
}

function takenPort({ name, port, variable }: Place, href: string): Error {
  return new Error(
    `Port ${port} is taken, so the ${name} cannot start. Stop the program that uses it on ${inUrl(href)}, or set ${variable} to another port.`,
  );
}

function inUrl(name: string): string {
  return name.includes(':') ? `[${name}]` : name;
}
