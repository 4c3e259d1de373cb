import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import type { AddressInfo } from 'node:net';
import { createSiteApp } from '../../hosting/server.ts';
import { DIST } from './built-site.ts';

/** A server of the built site that is slow with one page. */
export interface HalvesServer {
  readonly origin: string;
  /** Sends what it held back of the page. */
  readonly sendRest: () => void;
  readonly close: () => void;
}

/**
 * Serves the built site, but of one page only what comes before a text until it is told to go on.
 *
 * @param address of the page
 * @param end where the first half ends
 */
export async function serveInHalves(address: string, end: string): Promise<HalvesServer> {
  const site = await createSiteApp(DIST);
  const whole = await site.request(address);
  const html = await whole.text();
  const half = html.indexOf(end);
  const encoder = new TextEncoder();
  let rest: (() => void) | undefined;
  const app = new Hono()
    .get(address, () => {
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          controller.enqueue(encoder.encode(html.slice(0, half)));
          rest = () => {
            controller.enqueue(encoder.encode(html.slice(half)));
            controller.close();
          };
        },
      });
      return new Response(body, { headers: whole.headers });
    })
    .get('*', (context) => site.fetch(context.req.raw));
  const server = serve({ fetch: app.fetch, port: 0 });
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${String(port)}`,
    sendRest: () => rest?.(),
    close: () => server.close(),
  };
}
