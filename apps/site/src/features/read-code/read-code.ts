import type { CodeReading, NoCode } from './code-reading.ts';
import workerAddress from './read-code.worker.ts?worker&url';
import type { ReadAnswer, ReadRequest } from './read-code.worker.ts';

/** A picture that takes longer than this is given up, in milliseconds. */
const READING_TIMEOUT_MS = 30_000;

/** Decoders that take longer to load count as unavailable, in milliseconds: five times what a line of 50 kbit/s needs. */
const LOADING_TIMEOUT_MS = 600_000;

/** Part of Trusted Types; TypeScript's types of the page do not know them. */
interface TrustedTypes {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (address: string) => string },
  ) => { readonly createScriptURL: (address: string) => string };
}

interface Reader {
  readonly worker: Worker;
  readonly isReady: Promise<boolean>;
}

const FAILED: NoCode = { kind: 'none', reason: 'failed' };

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

/**
 * Reads the largest QR code in a picture, in a worker: nothing leaves the browser. Never rejects; what went wrong is in
 * the answer. Pictures are read one after the other, so that the time limit of one never ends the reading of another.
 *
 * @param picture a file of any kind; only pictures can hold a code
 */
export function readCode(picture: Blob): Promise<CodeReading | NoCode> {
  const reading = lastReading.then(() => readNow(picture));
  lastReading = reading;
  return reading;
}

async function readNow(picture: Blob): Promise<CodeReading | NoCode> {
  if (!(await loadReader()) || !reader) return FAILED;
  const { worker } = reader;
  lastId += 1;
  const id = lastId;
  return new Promise((resolve) => {
    const end = (reading: CodeReading | NoCode) => {
      clearTimeout(timer);
      worker.removeEventListener('message', hear);
      worker.removeEventListener('error', fail);
      resolve(reading);
    };
    const hear = ({ data }: MessageEvent<ReadAnswer>) => {
      if (data.id !== id) return;
      const { reading = FAILED } = data;
      // A decoder that failed once may be out of order.
      if (reading.kind === 'none' && reading.reason === 'failed') stopReader(worker);
      end(reading);
    };
    const fail = () => {
      stopReader(worker);
      end(FAILED);
    };
    const timer = setTimeout(fail, READING_TIMEOUT_MS);
    worker.addEventListener('message', hear);
    worker.addEventListener('error', fail);
    const request: ReadRequest = { id, picture };
    worker.postMessage(request);
  });
}

function startReader(): Reader {
  const worker = new Worker(trusted(workerAddress), { type: 'module' });
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

/** The next reading starts anew. */
function stopReader(worker: Worker): void {
  worker.terminate();
  if (reader?.worker === worker) reader = undefined;
}

let policy: ReturnType<TrustedTypes['createPolicy']> | undefined;

/** The site's policy lets one address become a worker: the one of this build. */
function trusted(address: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (!trustedTypes) return address;
  policy ??= trustedTypes.createPolicy('read-code', {
    createScriptURL: (wanted) => {
      if (wanted === workerAddress) return wanted;
      throw new TypeError(`[site] ${wanted} is not the reader of codes, so it may not run as one.`);
    },
  });
  return policy.createScriptURL(address);
}
