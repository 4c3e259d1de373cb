import type { HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';
import type { FailureList } from '../failures/failure-list.ts';
import type { Limits } from '../limits.ts';
import type { RequestCounts } from '../request-counts.ts';

/** What Hono gives each handler: Node's own request and answer, and what is known of the request. */
export interface HostEnvironment {
  Bindings: HttpBindings;
  Variables: {
    requestId: string;
    /** Origin of the page that asks, where it is one of the site's. */
    siteOrigin: string | undefined;
  };
}

/** One of the three hosts. */
export type Host = Hono<HostEnvironment>;

/** What tests may do to a host; absent in production. */
export interface HostTools {
  failures: FailureList;
  requestCounts: RequestCounts;
}

/** What the three hosts share. */
export interface HostSettings {
  /** Origins whose pages may read answers of the API. */
  siteOrigins: readonly string[];
  /** Headers that those pages may send beside the client's own. */
  siteHeaders: readonly string[];
  limits: Limits;
  tools: HostTools | undefined;
}
