import type { HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';
import type { FailureList } from '../failures/failure-list.ts';
import type { RequestCounts } from '../request-counts.ts';

/** Environment of Hono handlers: Node's request and response, and values set by the middleware. */
export interface HostEnvironment {
  Bindings: HttpBindings & { isMalformed?: boolean };
  Variables: {
    requestId: string;
    /** Origin of the requesting page if it is one of the site's. */
    siteOrigin: string | undefined;
  };
}

export type Host = Hono<HostEnvironment>;

export interface HostSettings {
  siteOrigins: readonly string[];
  siteHeaders: readonly string[];
  /** Name or IP address that the host listens on. */
  interface: string;
  /** Test tools; absent in production. */
  tools: { failures: FailureList; requestCounts: RequestCounts } | undefined;
}
