// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

vi.mock('./read-code.worker.ts?worker&url', () => ({ default: '/read-code.worker.js' }));

class FakeWorker extends EventTarget {
  readonly requests: { readonly id: number }[] = [];
  isTerminated = false;

  constructor() {
    super();
    workers.push(this);
  }
  postMessage(request: { readonly id: number }): void {
    this.requests.push(request);
  }
  terminate(): void {
    this.isTerminated = true;
  }
  say(data: object): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

let workers: FakeWorker[] = [];

const settle = () => vi.advanceTimersByTimeAsync(0);

const SLOW = { kind: 'none', reason: 'slow' };
const CODE = { kind: 'code', text: 'orilla' };

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  workers = [];
  vi.stubGlobal('Worker', FakeWorker);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the reader of codes', () => {
  it('reads one image after the other, each with a time limit of its own', async () => {
    const { readCode } = await import('./read-code.ts');
    const [slow, other] = [readCode(new Blob()), readCode(new Blob())];
    await settle();
    workers[0]?.say({});
    await settle();
    expect(workers[0]?.requests).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await slow).toEqual(SLOW);
    expect(workers[0]?.isTerminated).toBe(true);

    workers[1]?.say({});
    await settle();
    const [request] = workers[1]?.requests ?? [];
    workers[1]?.say({ id: request?.id, reading: CODE });
    expect(await other).toMatchObject(CODE);
    expect(workers[1]?.isTerminated).toBe(false);
  });

  it('resolves with the reading before its degraded views, and reads the next image after them', async () => {
    const { readCode } = await import('./read-code.ts');
    const [first, second] = [readCode(new Blob(), { isDegraded: true }), readCode(new Blob())];
    await settle();
    workers[0]?.say({});
    await settle();
    workers[0]?.say({ id: 1, reading: CODE });
    const reading = await first;
    await settle();
    expect(workers[0]?.requests).toHaveLength(1);
    workers[0]?.say({ id: 1, degraded: [] });
    expect(reading.kind === 'code' && (await reading.degrading)).toEqual([]);
    await settle();
    workers[0]?.say({ id: 2, reading: CODE });
    expect(await second).toMatchObject(CODE);
  });

  it('resolves degraded views that take too long with nothing', async () => {
    const { readCode } = await import('./read-code.ts');
    const answer = readCode(new Blob(), { isDegraded: true });
    await settle();
    workers[0]?.say({});
    await settle();
    workers[0]?.say({ id: 1, reading: CODE });
    const reading = await answer;
    await vi.advanceTimersByTimeAsync(30_000);
    expect(reading.kind === 'code' && (await reading.degrading)).toBeUndefined();
    expect(workers[0]?.isTerminated).toBe(true);
  });

  it('gives up decoders that never come, and asks for them again the next time', async () => {
    const { loadReader } = await import('./read-code.ts');
    const first = loadReader();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(await first).toBe(false);
    expect(workers[0]?.isTerminated).toBe(true);
    const second = loadReader();
    workers[1]?.say({});
    expect(await second).toBe(true);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(workers[1]?.isTerminated).toBe(false);
  });
});
