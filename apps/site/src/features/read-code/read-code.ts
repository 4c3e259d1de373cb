import type { CodeReading, NoCode } from './code-reading.ts';
import workerAddress from './read-code.worker.ts?worker&url';
import type { ReadAnswer, ReadRequest } from './read-code.worker.ts';

/** A picture that takes longer than this is given up, in milliseconds. */
const PATIENCE_MS = 30_000;

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

/** Loads the decoders, so that a reading asks for nothing any more. Resolves with whether they could be had. */
export function loadReader(): Promise<boolean> {
  reader ??= startReader();
  return reader.isReady;
}

/**
 * Reads the largest QR code in a picture, in a worker: nothing leaves the browser. Never rejects; what went wrong is in
 * the answer.
 *
 * @param picture a file of any kind; only pictures can hold a code
 */
export async function readCode(picture: Blob): Promise<CodeReading | NoCode> {
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
      if (data.id === id) end(data.reading ?? FAILED);
    };
    const fail = () => {
      stopReader(worker);
      end(FAILED);
    };
    const timer = setTimeout(fail, PATIENCE_MS);
    worker.addEventListener('message', hear);
    worker.addEventListener('error', fail);
    const request: ReadRequest = { id, picture };
    worker.postMessage(request);
  });
}

function startReader(): Reader {
  const worker = new Worker(trusted(workerAddress), { type: 'module' });
  const isReady = new Promise<boolean>((resolve) => {
    worker.addEventListener(
      'message',
      () => {
        resolve(true);
      },
      { once: true },
    );
    worker.addEventListener(
      'error',
      () => {
        stopReader(worker);
        resolve(false);
      },
      { once: true },
    );
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
