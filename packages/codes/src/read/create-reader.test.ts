import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Judgement } from '../judge/judge.ts';
import type { CodeMeasurement } from '../judge/types.ts';
import type { WorkerAnswer } from '../worker.ts';
import { createReader } from './create-reader.ts';

class FakeWorker extends EventTarget {
  readonly jobs: {
    readonly kind: string;
    readonly id?: number;
    readonly decoderTimeoutMs?: number;
  }[] = [];
  isTerminated = false;

  constructor() {
    super();
    workers.push(this);
  }
  postMessage(job: { readonly kind: string; readonly image?: unknown }): void {
    if (typeof job.image === 'function') throw new DOMException('', 'DataCloneError');
    this.jobs.push(job);
  }
  terminate(): void {
    this.isTerminated = true;
  }
  answer(data: WorkerAnswer): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
  /** Answers its last job. */
  finish(answer: WorkerAnswer = { codes: [] }): void {
    this.answer({ id: this.jobs.at(-1)?.id ?? 0, ...answer });
  }
}

let workers: FakeWorker[] = [];

const settle = () => vi.advanceTimersByTimeAsync(0);
const image = () => new Blob(['image']);

beforeEach(() => {
  vi.useFakeTimers();
  workers = [];
  vi.stubGlobal('Worker', FakeWorker);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Starts a reader whose worker has started. */
async function start() {
  const reader = createReader();
  const loaded = reader.load();
  workers[0]?.answer({});
  await loaded;
  return reader;
}

describe('createReader', () => {
  it('reads one image after the other', async () => {
    const reader = await start();
    const [first, second] = [reader.readCodes(image()), reader.readCodes(image())];
    await settle();
    expect(workers[0]?.jobs.map(({ kind }) => kind)).toEqual(['start', 'load', 'read']);
    workers[0]?.finish();
    expect(await first).toEqual([]);
    await settle();
    workers[0]?.finish();
    expect(await second).toEqual([]);
  });

  it('continues after each failure', async () => {
    const reader = await start();
    const uncloneable = reader.readCodes((() => undefined) as unknown as Blob);
    await expect(uncloneable).rejects.toMatchObject({ name: 'CodesError', input: 'image' });

    const damaged = reader.readCodes(image());
    damaged.catch(() => undefined);
    await settle();
    const details = { input: 'a.png', value: undefined, limit: undefined };
    workers[0]?.finish({ error: { code: 'damaged-file', message: 'Damaged.', details } });
    await expect(damaged).rejects.toMatchObject({ code: 'damaged-file', input: 'a.png' });
    expect(workers[0]?.isTerminated).toBe(false);

    const broken = reader.readCodes(image());
    broken.catch(() => undefined);
    await settle();
    workers[0]?.finish({ error: { code: undefined, message: 'Memory.', details } });
    await expect(broken).rejects.toMatchObject({ code: 'reader-failed' });
    expect(workers[0]?.isTerminated).toBe(true);

    const good = reader.readCodes(image());
    await settle();
    workers[1]?.answer({});
    await settle();
    workers[1]?.finish();
    expect(await good).toEqual([]);
  });

  it('gives each image a time limit', async () => {
    const reader = await start();
    const [slow, next] = [reader.readCodes(image()), reader.readCodes(image())];
    slow.catch(() => undefined);
    await vi.advanceTimersByTimeAsync(30_000);
    await expect(slow).rejects.toMatchObject({ code: 'timed-out', limit: 30_000 });
    expect(workers[0]?.isTerminated).toBe(true);
    workers[1]?.answer({});
    await settle();
    workers[1]?.finish();
    expect(await next).toEqual([]);
  });

  it('gives up a worker that does not start', async () => {
    const reader = createReader();
    const first = reader.readCodes(image());
    first.catch(() => undefined);
    await vi.advanceTimersByTimeAsync(20_000);
    await expect(first).rejects.toMatchObject({ code: 'reader-unavailable' });
    expect(workers[0]?.isTerminated).toBe(true);

    const second = reader.readCodes(image());
    second.catch(() => undefined);
    await settle();
    const cause = new Error('Cannot find module.');
    workers[1]?.dispatchEvent(
      Object.assign(new Event('error'), { error: cause, message: cause.message }),
    );
    await expect(second).rejects.toMatchObject({
      code: 'reader-unavailable',
      message: expect.stringMatching(/worker\.ts did not start: Cannot find module/) as string,
      cause,
    });
    expect(workers[1]?.isTerminated).toBe(true);
  });

  it('names an invalid URL and starts nothing', async () => {
    const loading = createReader({ wasmUrl: 'http://' }).load();
    await expect(loading).rejects.toMatchObject({ code: 'reader-unavailable' });
    expect(workers).toEqual([]);
  });

  it('leaves decoders what remains of its patience', async () => {
    const reader = createReader();
    const codes = reader.readCodes(image());
    await vi.advanceTimersByTimeAsync(10_000);
    workers[0]?.answer({});
    await settle();
    expect(workers[0]?.jobs.at(-1)?.decoderTimeoutMs).toBe(5000);
    workers[0]?.finish();
    await codes;
  });

  it('reports measures before the judgement', async () => {
    const reader = await start();
    const onMeasured = vi.fn();
    const judging = reader.judge(image(), { onMeasured });
    await settle();
    const opened = { width: 9, height: 9, isAnimated: false, preview: undefined };
    const measured = { text: 'orilla' } as CodeMeasurement;
    workers[0]?.finish({ opened, measured });
    expect(onMeasured).toHaveBeenCalledWith({ ...opened, code: measured });
    workers[0]?.finish({ judgement: { verdict: 'fine' } as Judgement });
    expect(await judging).toEqual({ verdict: 'fine' });
  });

  it('fails a call whose callback throws, and reads on', async () => {
    const reader = await start();
    const error = new Error('of the application');
    const judging = reader.judge(image(), {
      onMeasured: () => {
        throw error;
      },
    });
    const rejected = expect(judging).rejects.toBe(error);
    const next = reader.readCodes(image());
    await settle();
    const opened = { width: 9, height: 9, isAnimated: false, preview: undefined };
    workers[0]?.finish({ opened, measured: {} as CodeMeasurement });
    workers[0]?.finish({ judgement: {} as Judgement });
    await rejected;
    await settle();
    workers[0]?.finish();
    expect(await next).toEqual([]);
    expect(workers).toHaveLength(1);
  });

  it.each([Number.NaN, -1, 0])('refuses a preview of %d pixels', async (previewSide) => {
    const reader = await start();
    await expect(reader.judge(image(), { previewSide })).rejects.toMatchObject({
      name: 'CodesError',
      input: 'previewSide',
    });
  });

  it('rejects aborted images and closes their previews', async () => {
    const reader = await start();
    const controller = new AbortController();
    const onMeasured = vi.fn();
    const aborted = reader.judge(image(), { signal: controller.signal, onMeasured });
    const next = reader.readCodes(image());
    await settle();
    controller.abort();
    await expect(aborted).rejects.toMatchObject({ name: 'AbortError' });
    const close = vi.fn();
    const preview = { close } as unknown as ImageBitmap;
    const opened = { width: 9, height: 9, isAnimated: false, preview };
    workers[0]?.finish({ opened, measured: {} as CodeMeasurement });
    expect(close).toHaveBeenCalled();
    expect(onMeasured).not.toHaveBeenCalled();
    workers[0]?.finish({ judgement: {} as Judgement });
    await settle();
    workers[0]?.finish();
    expect(await next).toEqual([]);
  });

  it('ends its worker when closed', async () => {
    const reader = await start();
    const waiting = reader.readCodes(image());
    waiting.catch(() => undefined);
    await settle();
    reader.close();
    await expect(waiting).rejects.toMatchObject({ code: 'reader-closed' });
    expect(workers[0]?.isTerminated).toBe(true);
    await expect(reader.readCodes(image())).rejects.toMatchObject({ code: 'reader-closed' });
  });

  it('trusts only the URL of its worker', async () => {
    const createPolicy = vi.fn(
      (_name: string, rules: { createScriptURL: (url: string) => string }) => rules,
    );
    vi.stubGlobal('trustedTypes', { createPolicy });
    const reader = createReader({ workerUrl: 'https://waypage.example/worker.js' });
    const loaded = reader.load();
    workers[0]?.answer({});
    await loaded;
    const [name, rules] = createPolicy.mock.calls[0] ?? [];
    expect(name).toBe('waypage-codes');
    expect(() => rules?.createScriptURL('https://thief.example/')).toThrow(TypeError);
  });
});
