import type { DecodeAnswer, DecodeRequest } from './decode.worker.ts';
import workerUrl from './decode.worker.ts?worker&url';

/** Result of decoding a drawing: `slow` when only one rendering was decoded, `unknown` when the decoder failed. */
export type Reading = 'reads' | 'slow' | 'fails' | 'unknown';

export interface Decoder {
  /** Returns the text of the code in an image, or undefined when none is found. Transfers the image's buffer. */
  readonly decode: (image: ImageData) => Promise<string | undefined>;
}

interface Settlers {
  readonly resolve: (text: string | undefined) => void;
  readonly reject: (error: Error) => void;
}

/** TypeScript's DOM types have no Trusted Types. */
interface TrustedTypes {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (url: string) => string },
  ) => { readonly createScriptURL: (url: string) => string };
}

/**
 * Creates a decoder; its worker starts with the first call and restarts after a failure.
 *
 * @param onFailure called when the worker cannot be loaded or fails
 */
export function createDecoder(onFailure: (message: string) => void): Decoder {
  const waiting = new Map<number, Settlers>();
  let worker: Worker | undefined;
  let lastId = 0;

  const start = (): Worker => {
    const started = new Worker(trustWorker(workerUrl), { type: 'module' });
    started.addEventListener('message', ({ data }: MessageEvent<DecodeAnswer>) => {
      waiting.get(data.id)?.resolve(data.text);
      waiting.delete(data.id);
    });
    started.addEventListener('error', ({ message }) => {
      const error = new Error(message || 'The decoder could not be loaded.');
      for (const { reject } of waiting.values()) reject(error);
      waiting.clear();
      worker = undefined;
      onFailure(error.message);
    });
    return started;
  };

  return {
    decode({ data, width, height }) {
      lastId += 1;
      const id = lastId;
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        worker ??= start();
        const request: DecodeRequest = { id, pixels: data, width, height };
        worker.postMessage(request, [data.buffer]);
      });
    },
  };
}

/** The Trusted Types policy allows only the worker script of this build. */
function trustWorker(url: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (trustedTypes === undefined) return url;
  policy ??= trustedTypes.createPolicy('designer', {
    createScriptURL: (wanted) => {
      if (wanted === workerUrl) return wanted;
      throw new TypeError(`${wanted} is not the decoder, so it may not run as a worker.`);
    },
  });
  return policy.createScriptURL(url);
}

let policy: ReturnType<TrustedTypes['createPolicy']> | undefined;
