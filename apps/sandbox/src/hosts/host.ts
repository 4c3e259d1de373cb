import type { HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';
import type { FailureList } from '../failures/failure-rule.ts';

/** Environment of Hono handlers: Node's request and response, and the id of the request. */
export interface HostEnvironment {
  Bindings: HttpBindings;
  Variables: { requestId: string };
}

export type Host = Hono<HostEnvironment>;

export interface HostSettings {
  siteOrigins: readonly string[];
  siteHeaders: readonly string[];
  /** Name or IP address that the host listens on. */
  interface: string;
  /** Test tools, with the number of requests by path; absent in production. */
  tools: { failures: FailureList; requestCounts: Map<string, number> } | undefined;
}
