import { reportProblem } from '#services/reports.ts';
import type { CodeReading, DegradedCode, NoCode } from './code-reading.ts';
import workerUrl from './read-code.worker.ts?worker&url';
import type { ReadAnswer, ReadRequest } from './read-code.worker.ts';

/** An image that takes longer than this is given up, in milliseconds. */
const READING_TIMEOUT_MS = 30_000;

/** Decoders that take longer to load count as unavailable, in milliseconds: five times what a line of 50 kbit/s needs. */
const LOADING_TIMEOUT_MS = 600_000;

/** Part of Trusted Types; TypeScript's types of the page do not know them. */
interface TrustedTypes {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (url: string) => string },
  ) => { readonly createScriptURL: (url: string) => string };
}

interface Reader {
  readonly worker: Worker;
  readonly isReady: Promise<boolean>;
}

const FAILED: NoCode = { kind: 'none', reason: 'failed' };
const SLOW: NoCode = { kind: 'none', reason: 'slow' };

let reader: Reader | undefined;
let lastId = 0;
let lastReading: Promise<unknown> = Promise.resolve();

/**
 * Loads the decoders, so that a reading needs no network any more.
 *
 * @returns whether they could be loaded; after a failure, or ten minutes, the next call tries again
 */
export function loadReader(): Promise<boolean> {
  reader ??= startReader();
  return reader.isReady;
}

/** What is asked of a reading. */
export interface ReadOptions {
  /** Whether the code is read in degraded views too, which `degrading` of the reading resolves with. @default false */
  readonly isDegraded?: boolean;
}

/**
 * Reads the largest QR code in an image, in a worker: nothing leaves the browser. Never rejects; what went wrong is in
 * the answer. Images are read one after the other, so that the time limit of one never ends the reading of another.
 *
 * @param image a file of any kind; only images can hold a code
 */
export function readCode(
  image: Blob,
  { isDegraded = false }: ReadOptions = {},
): Promise<CodeReading | NoCode> {
  const reading = lastReading.then(() => readNow(image, isDegraded));
  lastReading = reading.then((answer) => (answer.kind === 'code' ? answer.degrading : undefined));
  return reading;
}

async function readNow(image: Blob, isDegraded: boolean): Promise<CodeReading | NoCode> {
  if (!(await loadReader()) || !reader) return FAILED;
  const { worker } = reader;
  lastId += 1;
  const id = lastId;
  let endDegrading: (degraded?: readonly DegradedCode[]) => void = () => undefined;
  const degrading = new Promise<readonly DegradedCode[] | undefined>((resolve) => {
    endDegrading = resolve;
  });
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      worker.removeEventListener('message', hear);
      worker.removeEventListener('error', onError);
      endDegrading();
    };
    const hear = ({ data }: MessageEvent<ReadAnswer>) => {
      if (data.id !== id) return;
      const { reading, degraded, error } = data;
      if (error !== undefined) reportProblem('error', error);
      if (reading?.kind === 'code') {
        resolve({ ...reading, degrading });
        if (isDegraded) return;
      } else if (degraded) {
        endDegrading(degraded);
      } else {
        const answer = reading ?? FAILED;
        // A decoder that failed once may be out of order.
        if (answer.reason === 'failed') stopReader(worker);
        resolve(answer);
      }
      end();
    };
    const fail = (answer: NoCode) => {
      stopReader(worker);
      resolve(answer);
      end();
    };
    const onError = ({ error, message }: ErrorEvent) => {
      reportProblem('error', error ?? message);
      fail(FAILED);
    };
    const timer = setTimeout(() => {
      fail(SLOW);
    }, READING_TIMEOUT_MS);
    worker.addEventListener('message', hear);
    worker.addEventListener('error', onError);
    const request: ReadRequest = { id, image, isDegraded };
    worker.postMessage(request);
  });
}

function startReader(): Reader {
  const worker = new Worker(trusted(workerUrl), { type: 'module' });
  const isReady = new Promise<boolean>((resolve) => {
    const fail = () => {
      clearTimeout(timer);
      stopReader(worker);
      resolve(false);
    };
    const timer = setTimeout(fail, LOADING_TIMEOUT_MS);
    worker.addEventListener(
      'message',
      () => {
        clearTimeout(timer);
        worker.removeEventListener('error', fail);
        resolve(true);
      },
      { once: true },
    );
    worker.addEventListener('error', fail, { once: true });
  });
  return { worker, isReady };
}

/** The next reading starts another worker. */
function stopReader(worker: Worker): void {
  worker.terminate();
  if (reader?.worker === worker) reader = undefined;
}

let policy: ReturnType<TrustedTypes['createPolicy']> | undefined;

/** The site's policy lets one URL become a worker: the one of this build. */
function trusted(url: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (!trustedTypes) return url;
  policy ??= trustedTypes.createPolicy('read-code', {
    createScriptURL: (wanted) => {
      if (wanted === workerUrl) return wanted;
      throw new TypeError(`[site] ${wanted} is not the reader of codes, so it may not run as one.`);
    },
  });
  return policy.createScriptURL(url);
}
