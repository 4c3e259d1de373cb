import { reportProblem } from '#services/reports.ts';
import type { CodeReading, DegradedCode, NoCode } from './code-reading.ts';
import workerUrl from './read-code.worker.ts?worker&url';
import type { ReadAnswer, ReadRequest } from './read-code.worker.ts';

const READING_TIMEOUT_MS = 30_000;

/** Five times what a connection of 50 kbit/s needs. After it, the decoders count as unavailable. */
const LOADING_TIMEOUT_MS = 600_000;

/** TypeScript's DOM types do not include Trusted Types. */
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
 * Loads the decoders, so that reading needs no network.
 *
 * @returns whether they have loaded; after a failure or ten minutes, the next call tries again
 */
export function loadReader(): Promise<boolean> {
  reader ??= startReader();
  return reader.isReady;
}

/**
 * Reads the largest QR code of an image in a worker; nothing leaves the browser. Never rejects: the result describes
 * failures. Images are queued, so that the timeout of one never ends the reading of another.
 *
 * @param image a file of any type; only images can contain a code
 * @param options.isDegraded whether to read degraded views too, as `degrading` of the result. @default false
 */
export function readCode(
  image: Blob,
  { isDegraded = false }: { readonly isDegraded?: boolean } = {},
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
        // The decoder may be in a broken state after a failure.
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
    const timer = setTimeout(() => fail(SLOW), READING_TIMEOUT_MS);
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

function stopReader(worker: Worker): void {
  worker.terminate();
  if (reader?.worker === worker) reader = undefined;
}

let policy: ReturnType<TrustedTypes['createPolicy']> | undefined;

/** The site's security policy allows one worker URL: the one of this build. */
function trusted(url: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (!trustedTypes) return url;
  policy ??= trustedTypes.createPolicy('read-code', {
    createScriptURL: (wanted) => {
      if (wanted === workerUrl) return wanted;
      throw new TypeError(`[site] ${wanted} is not the code reader and must not run as a worker.`);
    },
  });
  return policy.createScriptURL(url);
}
