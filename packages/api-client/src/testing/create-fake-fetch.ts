import { fakeResponse, answerWrongly, type Failure } from './failures.js';
import { answers, mistypedAnswers, findOperation, pathOf, type Operation } from './fixtures.js';

/** A request that the fake has received. */
export interface FakeRequest {
  /** Undefined for a URL of none of the calls. */
  operation: Operation | undefined;
  method: string;
  url: string;
  headers: Headers;
  /** The parsed JSON body, else its text; undefined without one. */
  body: unknown;
}

/** Target of a response or failure: a call, or a path such as `/api/qr-data/taken/status`, which takes precedence. */
export type FakeTarget = Operation | `/${string}`;

/** A fake `fetch` of the hosts. */
export interface FakeFetch {
  /** Pass it as the `fetch` option of `createApiClient`. */
  fetch: typeof globalThis.fetch;
  /** The requests so far, in order. */
  requests: readonly FakeRequest[];
  /** Sets the response body of a call or path, or a function that creates it from each request. */
  setAnswer: (target: FakeTarget, body: unknown) => void;
  /** Makes a call or path fail, always or the next `times`; undefined removes the failure. */
  setFailure: (target: FakeTarget, failure: Failure | undefined, times?: number) => void;
}

/**
 * Creates a fake `fetch` that answers the calls of `openapi.yaml` successfully by default (a free path, a claim, three
 * products, a sent message, two flags). Other URLs get a 404 unless they have a response.
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
  const failures = new Map<string, { failure: Failure; remaining: number }>();

  const takeFailure = (targets: readonly string[]): Failure | undefined => {
    const rule = targets
      .map((name) => failures.get(name))
      .find((candidate) => (candidate?.remaining ?? 0) > 0);
    if (rule !== undefined) rule.remaining -= 1;
    return rule?.failure;
  };

  return {
    requests,
    setAnswer(target, body) {
      bodies.set(target, body);
    },
    setFailure(target, failure, times = Infinity) {
      if (failure === undefined) failures.delete(target);
      else failures.set(target, { failure, remaining: times });
    },
    async fetch(input, init) {
      // Not `instanceof`: jsdom has no `Request`.
      const original = typeof input === 'object' && 'method' in input ? input : undefined;
      const url = original?.url ?? (input as string | URL).toString();
      const signal = init?.signal ?? original?.signal;
      if (signal?.aborted) throw signal.reason;
      const operation = findOperation(url);
      const request: FakeRequest = {
        operation,
        method: init?.method ?? original?.method ?? 'GET',
        url,
        headers: new Headers(init?.headers ?? original?.headers),
        body: readBody(init?.body ?? (await original?.clone().text())),
      };
      requests.push(request);

      const targets = [pathOf(url), operation].filter((name) => name !== undefined);
      const answered = targets.find((name) => bodies.has(name));
      const body = answered === undefined ? undefined : bodies.get(answered);
      const good = JSON.stringify(isMaker(body) ? body(request) : body) as string | undefined;
      const failure = takeFailure(targets);
      if (failure !== undefined) {
        const mistyped = JSON.stringify(
          operation === undefined ? null : mistypedAnswers[operation],
        );
        return answerWrongly(failure, good ?? '', mistyped, signal ?? undefined);
      }
      return answered === undefined
        ? fakeResponse('{"message":"There is nothing at this URL.","code":"not-found"}', 404)
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
    return sent;
  }
}
