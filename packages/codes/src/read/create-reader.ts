import { assertOptional, assertPositive, CodesError } from '../errors.ts';
import type { Judgement } from '../judge/judge.ts';
import type { PrintedSize } from '../judge/severity-rules.ts';
import type { CodeMeasurement } from '../judge/types.ts';
import type {
  OpenedImage,
  ReaderImage,
  WorkerAnswer,
  WorkerError,
  WorkerRequest,
} from '../worker.ts';
import { assertReadOptions, type ReadOptions } from './read-codes.ts';
import type { DecodedCode } from './types.ts';
import { nodeModules, startWorker } from './start-worker.ts';
import { defaultWorkerUrl } from './worker-url.ts';
import { defaultWasmUrl } from './zxing.ts';

/** What was measured of an image before its degraded views are read. */
export interface MeasuredImage extends OpenedImage {
  readonly code: CodeMeasurement;
}

export interface JudgeFileOptions extends PrintedSize {
  readonly signal?: AbortSignal | undefined;
  /** Longest side of {@link OpenedImage.preview} in pixels. @default no preview */
  readonly previewSide?: number | undefined;
  /** Called before the degraded views are read, which takes most of the time. */
  readonly onMeasured?: ((image: MeasuredImage) => void) | undefined;
}

export interface Reader {
  /**
   * Starts the worker, and loads all its decoders in the background, so that later readings need no network.
   *
   * @throws CodesError `reader-unavailable`; the next call tries again
   */
  readonly load: () => Promise<void>;
  /** Reads every code of an image, an image file or a drawing, like `readCodes`. */
  readonly readCodes: (
    image: ReaderImage,
    options?: ReadOptions,
  ) => Promise<readonly DecodedCode[]>;
  /** Judges the largest QR code of an image, an image file or a drawing, like `judge`. */
  readonly judge: (image: ReaderImage, options?: JudgeFileOptions) => Promise<Judgement>;
  /** Ends the worker. Pending and later calls are rejected with `reader-closed`. */
  readonly close: () => void;
}

export interface ReaderOptions {
  /** The file of `@waypage/codes/worker`. @default the one of the package, which Vite and webpack find */
  readonly workerUrl?: string | URL | undefined;
  /** The file `zxing-wasm/reader/zxing_reader.wasm`. @default the one of the package, which Vite and webpack find */
  readonly wasmUrl?: string | URL | undefined;
}

/** Limits the wait for the worker, and within it for a decoder that has to be downloaded. */
const LOADING_TIMEOUT_MS = 15_000;

const READING_TIMEOUT_MS = 30_000;

type Job = Extract<WorkerRequest, { kind: 'read' | 'judge' }>;
type ToJob = (start: Pick<Job, 'id' | 'decoderTimeoutMs'>) => Job;

/**
 * Creates a reader whose work is done in a worker, or a thread of Node, which starts with the first
 * call; nothing leaves the browser. Images are read one after the other, each with a time limit of its own (30 s), so
 * that no image and no error affects another. After a failure the next call starts a new worker. Under Trusted Types the policy has to allow the name
 * `waypage-codes`.
 */
export function createReader(options: ReaderOptions = {}): Reader {
  const { workerUrl, wasmUrl } = options ?? {};
  let running: { readonly worker: Worker; readonly started: Promise<unknown> } | undefined;
  let lastId = 0;
  let queue: Promise<unknown> = Promise.resolve();
  const closing = new AbortController();

  const stop = (worker: Worker) => {
    worker.terminate();
    if (running?.worker === worker) running = undefined;
  };

  /**
   * Sends a request; resolves with its last answer. A worker that fails or takes too long is stopped.
   *
   * @param toFailure for the event of an error; without one, for a timeout
   */
  async function send(
    worker: Worker,
    request: WorkerRequest,
    timeoutMs: number,
    toFailure: (event?: ErrorEvent) => Error,
    onMeasured: (answer: WorkerAnswer) => void = () => undefined,
  ): Promise<WorkerAnswer> {
    const id = 'id' in request ? request.id : undefined;
    const listening = new AbortController();
    const { signal } = listening;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let callbackFailure: { readonly error: Error } | undefined;
    try {
      return await new Promise<WorkerAnswer>((resolve, reject) => {
        const fail = (error: Error) => {
          stop(worker);
          reject(error);
        };
        const handleMessage = ({ data }: MessageEvent<WorkerAnswer>) => {
          if (data.id !== id) return;
          // Errors that are not of the package may leave a decoder broken.
          if (data.error) (data.error.code ? reject : fail)(toError(data.error));
          else if (data.measured) {
            try {
              onMeasured(data);
            } catch (error) {
              // Fails this call once the worker is ready for the next one.
              callbackFailure = { error: error as Error };
            }
          } else if (callbackFailure) reject(callbackFailure.error);
          else resolve(data);
        };
        worker.addEventListener('message', handleMessage, { signal });
        worker.addEventListener('error', (event) => fail(toFailure(event)), { signal });
        const close = () => fail(closing.signal.reason as Error);
        closing.signal.addEventListener('abort', close, { signal });
        timer = setTimeout(() => fail(toFailure()), timeoutMs);
        try {
          worker.postMessage(request);
        } catch (cause) {
          const message = `image cannot be sent to a worker: ${String(cause)}`;
          reject(new CodesError('unknown-value', message, { input: 'image', cause }));
        }
      });
    } finally {
      clearTimeout(timer);
      listening.abort();
    }
  }

  function start(): NonNullable<typeof running> {
    if (running) return running;
    const source = String(workerUrl ?? defaultWorkerUrl());
    const unavailable = (cause: unknown, reason: unknown = cause) => {
      if (cause instanceof CodesError) return cause;
      const message = `The worker ${source} did not start: ${String(reason)}`;
      const details = { input: 'workerUrl', value: source, cause };
      return new CodesError('reader-unavailable', message, details);
    };
    let worker: Worker;
    let wasm: string | undefined;
    try {
      // Node resolves its own.
      const url = wasmUrl ?? (nodeModules() ? undefined : defaultWasmUrl());
      wasm = url && new URL(url, import.meta.url).href;
      worker = startWorker(trustUrl(source));
    } catch (error) {
      throw unavailable(error);
    }
    const started = send(worker, { kind: 'start', wasmUrl: wasm }, LOADING_TIMEOUT_MS, (event) =>
      event
        ? // A file that does not come has no message in browsers.
          unavailable(event.error ?? event, event.message || 'its file did not load')
        : unavailable(undefined, `no answer in ${LOADING_TIMEOUT_MS} ms`),
    );
    running = { worker, started };
    return running;
  }

  async function run(toJob: ToJob, onMeasured: (answer: WorkerAnswer) => void) {
    const deadline = Date.now() + LOADING_TIMEOUT_MS;
    closing.signal.throwIfAborted();
    const { worker, started } = start();
    await started;
    lastId += 1;
    const job = toJob({ id: lastId, decoderTimeoutMs: Math.max(0, deadline - Date.now()) });
    const limit = READING_TIMEOUT_MS;
    const toFailure = (event?: ErrorEvent) => {
      if (!event) {
        const details = { input: 'image', limit };
        return new CodesError('timed-out', 'The image was not read in time.', details);
      }
      const details = { cause: event.error as unknown };
      return new CodesError('reader-failed', event.message || 'The worker failed.', details);
    };
    return send(worker, job, limit, toFailure, onMeasured);
  }

  /** Waits for all earlier jobs, whatever becomes of them. An aborted job gives way as soon as it is its turn. */
  function enqueue(
    toJob: ToJob,
    signal: AbortSignal | undefined,
    onMeasured: (answer: WorkerAnswer) => void = () => undefined,
  ): Promise<WorkerAnswer> {
    let abort: () => void = () => undefined;
    const aborted = new Promise<never>((_resolve, reject) => {
      abort = () => reject(signal?.reason as Error);
      if (signal?.aborted) abort();
      else signal?.addEventListener('abort', abort, { once: true });
    });
    const job = queue.then(() => {
      signal?.throwIfAborted();
      return run(toJob, (answer) => {
        if (signal?.aborted) answer.opened?.preview?.close();
        else onMeasured(answer);
      });
    });
    const settled = job.finally(() => signal?.removeEventListener('abort', abort));
    queue = settled.catch(() => undefined);
    return Promise.race([settled, aborted]);
  }

  return {
    load: async () => {
      closing.signal.throwIfAborted();
      const { worker, started } = start();
      worker.postMessage({ kind: 'load' } satisfies WorkerRequest);
      await started;
    },
    readCodes: async (image, options) => {
      const { signal, decoders, maxCodes, decoderTimeoutMs = LOADING_TIMEOUT_MS } = options ?? {};
      assertReadOptions(options ?? {});
      const { codes = [] } = await enqueue((start) => {
        const rest = Math.min(start.decoderTimeoutMs, decoderTimeoutMs);
        return { ...start, kind: 'read', image, decoders, maxCodes, decoderTimeoutMs: rest };
      }, signal);
      return codes;
    },
    judge: async (image, options) => {
      const { signal, previewSide, widthMm, dpi, onMeasured } = options ?? {};
      assertReadOptions({ signal });
      for (const [name, value] of Object.entries({ previewSide, widthMm, dpi }))
        if (value !== undefined) assertPositive(name, value);
      assertOptional('onMeasured', onMeasured, typeof onMeasured === 'function', 'a function');
      const { judgement } = await enqueue(
        (start) => ({ ...start, kind: 'judge', image, previewSide, widthMm, dpi }),
        signal,
        ({ opened, measured }) => {
          if (opened && measured) onMeasured?.({ ...opened, code: measured });
        },
      );
      if (!judgement) throw new CodesError('reader-failed', 'The worker sent no result.');
      return judgement;
    },
    close: () => {
      closing.abort(new CodesError('reader-closed', 'The reader was closed.'));
      if (running) stop(running.worker);
    },
  };
}

function toError({ code, message, details }: WorkerError): Error {
  const text = message.replace(/^\[@waypage\/codes\] /, '');
  return new CodesError(code ?? 'reader-failed', text, details);
}

/** TypeScript's DOM types do not include Trusted Types. */
interface TrustedPolicy {
  readonly createScriptURL: (url: string) => string;
}

let policy: TrustedPolicy | undefined;
const trustedUrls = new Set<string>();

/** Only the URL of a reader's worker passes the policy. */
function trustUrl(url: string | URL): string | URL {
  const { trustedTypes } = globalThis as {
    trustedTypes?: { createPolicy: (name: string, rules: TrustedPolicy) => TrustedPolicy };
  };
  if (!trustedTypes) return url;
  trustedUrls.add(String(url));
  policy ??= trustedTypes.createPolicy('waypage-codes', {
    createScriptURL: (candidate) => {
      if (trustedUrls.has(candidate)) return candidate;
      throw new TypeError(`[@waypage/codes] ${candidate} is not the worker of a reader.`);
    },
  });
  return policy.createScriptURL(String(url));
}
