import type { HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';
import type { FailureList } from '../failures/failure-list.ts';
import type { Limits } from '../limits.ts';
import type { RequestCounts } from '../request-counts.ts';

/** Environment of Hono handlers: Node's request and response, and values set by the middleware. */
export interface HostEnvironment {
  Bindings: HttpBindings;
  Variables: {
    requestId: string;
    /** Origin of the requesting page if it is one of the site's. */
    siteOrigin: string | undefined;
  };
}

export type Host = Hono<HostEnvironment>;

/** Test tools; absent in production. */
export interface HostTools {
  failures: FailureList;
  requestCounts: RequestCounts;
}

export interface HostSettings {
  siteOrigins: readonly string[];
  siteHeaders: readonly string[];
  limits: Limits;
  tools: HostTools | undefined;
}
