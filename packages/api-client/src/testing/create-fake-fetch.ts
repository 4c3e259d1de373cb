import { fakeResponse } from './fake-response.js';
import { answerWrongly, type Fault } from './failures.js';
import { answers, mistypedAnswers } from './fixtures.js';
import { findOperation, pathOf, type Operation } from './operations.js';

/** A request that the fake has got. */
export interface FakeRequest {
  /** Undefined for a URL that belongs to none of the calls. */
  operation: Operation | undefined;
  method: string;
  url: string;
  headers: Headers;
  /** What was sent: read from JSON, else the text; undefined when there was none. */
  body: unknown;
}

/** What an answer or a failure is for: a call, or one path such as `/api/qr-data/taken/status`, which goes first. */
export type FakeTarget = Operation | `/${string}`;

/** A `fetch` that stands in for the hosts. */
export interface FakeFetch {
  /** For the `fetch` option of `createApiClient`. */
  fetch: typeof globalThis.fetch;
  /** The requests so far, in order. */
  requests: readonly FakeRequest[];
  /** Sets the body that a call or a path answers with, or the function that makes it for each request. */
  setAnswer: (target: FakeTarget, body: unknown) => void;
  /** Lets a call or a path go wrong, always or the next `times`; undefined heals it. */
  setFault: (target: FakeTarget, fault: Fault | undefined, times?: number) => void;
}

/**
 * Creates a fake that answers the calls of `openapi.yaml` with good answers (a free path, claimed, three
 * products, a message sent, two flags) until told otherwise. Other URLs answer 404, until they have an answer.
 */
export function createFakeFetch(): FakeFetch {
  const requests: FakeRequest[] = [];
  const bodies = new Map<string, unknown>([
    ['pathStatus', answers.pathStatus.free],
    ['claimPath', answers.claimPath.claimed],
    ['fetchProducts', answers.fetchProducts.some],
    ['sendReport', answers.sendReport.sent],
    ['solutionVisibility', answers.solutionVisibility.some],
  ]);
  const faults = new Map<string, { fault: Fault; left: number }>();

  const takeFault = (targets: readonly string[]): Fault | undefined => {
    const rule = targets.map((name) => faults.get(name)).find((some) => (some?.left ?? 0) > 0);
    if (rule !== undefined) rule.left -= 1;
    return rule?.fault;
  };

  return {
    requests,
    setAnswer(target, body) {
      bodies.set(target, body);
    },
    setFault(target, fault, times = Infinity) {
      if (fault === undefined) faults.delete(target);
      else faults.set(target, { fault, left: times });
    },
    async fetch(input, init) {
      // Not by `instanceof`: jsdom has no `Request`.
      const asked = typeof input === 'object' && 'method' in input ? input : undefined;
      const url = asked?.url ?? (input as string | URL).toString();
      const signal = init?.signal ?? asked?.signal;
      if (signal?.aborted) throw signal.reason;
      const operation = findOperation(url);
      const request: FakeRequest = {
        operation,
        method: init?.method ?? asked?.method ?? 'GET',
        url,
        headers: new Headers(init?.headers ?? asked?.headers),
        body: readBody(init?.body ?? (await asked?.clone().text())),
      };
      requests.push(request);

      const targets = [pathOf(url), operation].filter((name) => name !== undefined);
      const answered = targets.find((name) => bodies.has(name));
      const body = answered === undefined ? undefined : bodies.get(answered);
      const good = JSON.stringify(isMaker(body) ? body(request) : body) as string | undefined;
      const fault = takeFault(targets);
      if (fault !== undefined) {
        const mistyped = JSON.stringify(
          operation === undefined ? null : mistypedAnswers[operation],
        );
        return answerWrongly(fault, good ?? '', mistyped, signal ?? undefined);
      }
      return answered === undefined
        ? fakeResponse('{"message":"Nothing lives at this address.","code":"not-found"}', 404)
        : fakeResponse(good ?? '');
    },
  };
}

function isMaker(body: unknown): body is (request: FakeRequest) => unknown {
  return typeof body === 'function';
}

function readBody(sent: unknown): unknown {
  if (typeof sent !== 'string' || sent === '') return undefined;
  try {
    return JSON.parse(sent);
  } catch {
    // No JSON.
    return sent;
  }
}
