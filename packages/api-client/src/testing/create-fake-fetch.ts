import { answerWrongly, jsonResponse, type Fault } from './faults.js';
import { answers } from './fixtures.js';
import { findOperation, type Operation } from './operations.js';

/** A request that the fake has got. */
export interface FakeRequest {
  /** Undefined for an address that belongs to none of the calls. */
  operation: Operation | undefined;
  method: string;
  url: string;
  headers: Headers;
  /** The JSON that was sent; undefined when there was none. */
  body: unknown;
}

/** A `fetch` that stands in for the hosts. */
export interface FakeFetch {
  /** For the `fetch` option of `createApiClient`. */
  fetch: typeof globalThis.fetch;
  /** The requests so far, in order. */
  requests: readonly FakeRequest[];
  /** Sets the body that an operation answers with. */
  setAnswer: (operation: Operation, body: unknown) => void;
  /** Lets an operation go wrong, always or the next `times`; undefined heals it. */
  setFault: (operation: Operation, fault: Fault | undefined, times?: number) => void;
}

/**
 * Creates a fake that answers the calls of `openapi.yaml` with good answers (a free path, three
 * products, a message sent, two flags) until told otherwise. Other addresses answer 404.
 */
export function createFakeFetch(): FakeFetch {
  const requests: FakeRequest[] = [];
  const bodies = new Map<Operation, unknown>([
    ['pathStatus', answers.pathStatus.free],
    ['fetchProducts', answers.fetchProducts.some],
    ['sendReport', answers.sendReport.sent],
    ['solutionVisibility', answers.solutionVisibility.some],
  ]);
  const faults = new Map<Operation, { fault: Fault; left: number }>();

  const takeFault = (operation: Operation): Fault | undefined => {
    const rule = faults.get(operation);
    if (rule === undefined || rule.left <= 0) return undefined;
    rule.left -= 1;
    return rule.fault;
  };

  return {
    requests,
    setAnswer(operation, body) {
      bodies.set(operation, body);
    },
    setFault(operation, fault, times = Infinity) {
      if (fault === undefined) faults.delete(operation);
      else faults.set(operation, { fault, left: times });
    },
    async fetch(input, init) {
      init?.signal?.throwIfAborted();
      const url = input instanceof Request ? input.url : String(input);
      const operation = findOperation(url);
      const sent = init?.body;
      requests.push({
        operation,
        method: init?.method ?? 'GET',
        url,
        headers: new Headers(init?.headers),
        body: typeof sent === 'string' ? JSON.parse(sent) : undefined,
      });
      if (operation === undefined) {
        return new Response(
          JSON.stringify({ message: 'Nothing lives at this address.', code: 'not-found' }),
          { status: 404, headers: { 'content-type': 'application/json' } },
        );
      }
      const good = JSON.stringify(bodies.get(operation));
      const fault = takeFault(operation);
      return fault === undefined
        ? jsonResponse(good)
        : answerWrongly(fault, operation, good, init?.signal ?? undefined);
    },
  };
}
