import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Judgement } from '../judge/judge.ts';
import type { CodeMeasurement } from '../judge/types.ts';
import type { WorkerAnswer } from '../worker.ts';
import { createReader, type ReaderOptions } from './create-reader.ts';

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
async function start(options?: ReaderOptions) {
  const reader = createReader(options);
  const loaded = reader.load();
  workers[0]?.answer({});
  await loaded;
  return reader;
}

/** Begins a call that may fail before it is awaited. */
async function begin<Result>(call: Promise<Result>): Promise<{ readonly call: Promise<Result> }> {
  call.catch(() => undefined);
  await settle();
  return { call };
}

/** Lets the last worker finish a call of `readCodes`. */
async function finishRead(codes: Promise<unknown>): Promise<void> {
  await settle();
  workers.at(-1)?.finish();
  expect(await codes).toEqual([]);
}

const OPENED = { width: 9, height: 9, isAnimated: false, preview: undefined };
const MEASURED = { text: 'orilla' } as CodeMeasurement;
const JUDGEMENT = { verdict: 'fine' } as Judgement;

describe('createReader', () => {
  it('reads one image after the other', async () => {
    const reader = await start();
    const [first, second] = [reader.readCodes(image()), reader.readCodes(image())];
    await settle();
    expect(workers[0]?.jobs.map(({ kind }) => kind)).toEqual(['start', 'load', 'read']);
    await finishRead(first);
    await finishRead(second);
  });

  it('continues after each failure', async () => {
    const reader = await start();
    const uncloneable = reader.readCodes((() => undefined) as unknown as Blob);
    await expect(uncloneable).rejects.toMatchObject({ name: 'CodesError', input: 'image' });

    const damaged = await begin(reader.readCodes(image()));
    const details = { input: 'a.png', value: undefined, limit: undefined };
    workers[0]?.finish({ error: { code: 'damaged-file', message: 'Damaged.', details } });
    await expect(damaged.call).rejects.toMatchObject({ code: 'damaged-file', input: 'a.png' });
    expect(workers[0]?.isTerminated).toBe(false);

    const broken = await begin(reader.readCodes(image()));
    workers[0]?.finish({ error: { code: undefined, message: 'Memory.', details } });
    await expect(broken.call).rejects.toMatchObject({ code: 'reader-failed' });
    expect(workers[0]?.isTerminated).toBe(true);

    const good = await begin(reader.readCodes(image()));
    workers[1]?.answer({});
    await finishRead(good.call);
  });

  it('gives each image a time limit', async () => {
    const reader = await start();
    const slow = await begin(reader.readCodes(image()));
    const next = reader.readCodes(image());
    await vi.advanceTimersByTimeAsync(30_000);
    await expect(slow.call).rejects.toMatchObject({ code: 'timed-out', limit: 30_000 });
    expect(workers[0]?.isTerminated).toBe(true);
    workers[1]?.answer({});
    await finishRead(next);
  });

  it('gives up a worker that does not start', async () => {
    const reader = createReader();
    const first = await begin(reader.readCodes(image()));
    await vi.advanceTimersByTimeAsync(20_000);
    await expect(first.call).rejects.toMatchObject({ code: 'reader-unavailable' });
    expect(workers[0]?.isTerminated).toBe(true);

    const second = await begin(reader.readCodes(image()));
    const cause = new Error('Cannot find module.');
    workers[1]?.dispatchEvent(
      Object.assign(new Event('error'), { error: cause, message: cause.message }),
    );
    await expect(second.call).rejects.toMatchObject({
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
    const impatient = reader.readCodes(image(), { decoderTimeoutMs: 100 });
    await settle();
    expect(workers[0]?.jobs.at(-1)?.decoderTimeoutMs).toBe(100);
    workers[0]?.finish();
    await impatient;
  });

  it('reports measures before the judgement', async () => {
    const reader = await start();
    const onMeasured = vi.fn();
    const judging = await begin(reader.judge(image(), { onMeasured }));
    workers[0]?.finish({ opened: OPENED, measured: MEASURED });
    expect(onMeasured).toHaveBeenCalledWith({ ...OPENED, code: MEASURED });
    workers[0]?.finish({ judgement: JUDGEMENT });
    expect(await judging.call).toEqual(JUDGEMENT);
  });

  it('fails calls with throwing callbacks, continues reading', async () => {
    const reader = await start();
    const error = new Error('of the application');
    const onMeasured = vi.fn().mockThrow(error);
    const judging = await begin(reader.judge(image(), { onMeasured }));
    const next = reader.readCodes(image());
    workers[0]?.finish({ opened: OPENED, measured: MEASURED });
    workers[0]?.finish({ judgement: JUDGEMENT });
    await expect(judging.call).rejects.toBe(error);
    await finishRead(next);
    expect(workers).toHaveLength(1);
  });

  it.each([
    ['judge', { previewSide: Number.NaN }],
    ['judge', { previewSide: 0 }],
    ['judge', { widthMm: -1 }],
    ['judge', { onMeasured: 5 }],
    ['readCodes', { signal: {} }],
    ['readCodes', { decoderTimeoutMs: 2 ** 31 }],
    ['readCodes', { decoders: 'qr' }],
  ] as const)('refuses options before it starts: %s %j', async (method, options) => {
    const reading = createReader()[method](image(), options as never);
    const [input] = Object.keys(options);
    await expect(reading).rejects.toMatchObject({ name: 'CodesError', input });
    expect(workers).toEqual([]);
  });

  it('rejects aborted images and closes their previews', async () => {
    const reader = await start();
    const controller = new AbortController();
    const { signal } = controller;
    const onMeasured = vi.fn();
    const aborted = await begin(reader.judge(image(), { signal, onMeasured }));
    const next = reader.readCodes(image());
    controller.abort();
    await expect(aborted.call).rejects.toMatchObject({ name: 'AbortError' });
    const close = vi.fn();
    const preview = { close } as unknown as ImageBitmap;
    workers[0]?.finish({ opened: { ...OPENED, preview }, measured: MEASURED });
    expect(close).toHaveBeenCalled();
    expect(onMeasured).not.toHaveBeenCalled();
    workers[0]?.finish({ judgement: JUDGEMENT });
    await finishRead(next);
  });

  it('ends its worker when closed', async () => {
    const reader = await start();
    const waiting = await begin(reader.readCodes(image()));
    reader.close();
    await expect(waiting.call).rejects.toMatchObject({ code: 'reader-closed' });
    expect(workers[0]?.isTerminated).toBe(true);
    await expect(reader.readCodes(image())).rejects.toMatchObject({ code: 'reader-closed' });
  });

  it('trusts only the URL of its worker', async () => {
    const createPolicy = vi.fn(
      (_name: string, rules: { createScriptURL: (url: string) => string }) => rules,
    );
    vi.stubGlobal('trustedTypes', { createPolicy });
    await start({ workerUrl: 'https://waypage.example/worker.js' });
    const [name, rules] = createPolicy.mock.calls[0] ?? [];
    expect(name).toBe('waypage-codes');
    expect(() => rules?.createScriptURL('https://thief.example/')).toThrow(TypeError);
  });
});
