import type { ReaderOptions, ReadResult } from 'zxing-wasm/reader';
import { CodesError, refuse } from '../errors.ts';
import { nodeModules } from './start-worker.ts';
import type { Pixels } from './types.ts';

/** Reads an image with zxing. */
export type ReadWithZxing = (
  pixels: Pixels,
  options?: ReaderOptions,
) => Promise<readonly ReadResult[]>;

/** Milliseconds without data after which a download counts as failed, and for which a reading waits for a slow one. */
const STALL_MS = 15_000;

/** Milliseconds after which a download that stalled is tried again. */
const RETRY_MS = 60_000;

interface Loading {
  readonly zxing: Promise<ReadWithZxing>;
  readonly startedAt: number;
  stalledAt: number;
}

let wasm: string | URL | ArrayBuffer | Uint8Array | undefined;
let loading: Loading | undefined;
let failure: unknown;

/** Why zxing did not load when it was tried last. */
export const zxingFailure = (): unknown => failure;

/**
 * Names the WebAssembly file of zxing (`zxing-wasm/reader/zxing_reader.wasm`), or passes its bytes. Needed only if
 * the default is not found: Vite, webpack and Node resolve it by themselves.
 */
export function setZxingWasm(source: typeof wasm): void {
  const isFile = typeof source === 'string' || source instanceof URL;
  if (source !== undefined && !isFile && !isBytes(source)) {
    refuse('unknown-value', 'source', source, ['a URL', 'bytes']);
  }
  wasm = source;
  loading = undefined;
}

const isBytes = (source: unknown): boolean =>
  source instanceof ArrayBuffer || ArrayBuffer.isView(source);

/**
 * Loads zxing.
 *
 * @param timeoutMs to wait, counted from the start of the download
 * @returns a function, or `undefined` where there is no WebAssembly (the lockdown mode of iOS), if its file is
 *   refused, or if it did not load in time; the next call tries again, or waits for the same slow download, but for a
 *   minute not for another one after it has stalled
 */
export async function loadZxing(timeoutMs = STALL_MS): Promise<ReadWithZxing | undefined> {
  failure = 'there is no WebAssembly';
  if ((globalThis as { WebAssembly?: unknown }).WebAssembly === undefined) return undefined;
  failure = `its file did not come in ${timeoutMs} ms`;
  if (!loading || Date.now() - loading.stalledAt > RETRY_MS) loading = start();
  const { zxing, startedAt } = loading;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, Math.max(0, startedAt + timeoutMs - Date.now()), undefined);
  });
  try {
    return await Promise.race([zxing, timeout]);
  } catch (error) {
    failure = error;
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}

function start(): Loading {
  const started: Loading = { zxing: load(), startedAt: Date.now(), stalledAt: Infinity };
  started.zxing.catch(() => {
    const now = Date.now();
    // What fails at once costs nothing to try again.
    if (now - started.startedAt < STALL_MS) loading = undefined;
    else started.stalledAt = now;
  });
  return started;
}

async function load(): Promise<ReadWithZxing> {
  const [zxing, wasmBinary] = await Promise.all([import('zxing-wasm/reader'), loadWasm()]);
  // A failed module would be kept.
  zxing.purgeZXingModule();
  await zxing.prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
  return ({ data, width, height }, options = { formats: ['QRCode'] }) =>
    zxing.readBarcodes(
      { data, width, height, colorSpace: 'srgb' },
      // Other modes replace control characters by words, and add brackets to GS1 content.
      { textMode: 'Plain', ...options },
    );
}

async function loadWasm(): Promise<ArrayBuffer> {
  if (wasm === undefined) return (await readFromNode()) ?? download(defaultWasmUrl());
  if (typeof wasm === 'string' || wasm instanceof URL) return download(wasm);
  const view = ArrayBuffer.isView(wasm)
    ? new Uint8Array(wasm.buffer, wasm.byteOffset, wasm.byteLength)
    : new Uint8Array(wasm);
  return view.slice().buffer;
}

/** A bundler replaces it by the URL of a copy. */
export function defaultWasmUrl(): URL {
  return new URL('zxing-wasm/reader/zxing_reader.wasm', import.meta.url);
}

/** `undefined` outside Node. */
async function readFromNode(): Promise<ArrayBuffer | undefined> {
  const getBuiltinModule = nodeModules();
  if (!getBuiltinModule) return undefined;
  try {
    const { createRequire } = getBuiltinModule('node:module');
    const file = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
    return new Uint8Array(await getBuiltinModule('node:fs').promises.readFile(file)).buffer;
  } catch {
    return undefined;
  }
}

async function download(url: string | URL): Promise<ArrayBuffer> {
  const controller = new AbortController();
  const stall = () => setTimeout(() => controller.abort(), STALL_MS);
  let timer = stall();
  try {
    const response = await fetch(url, { signal: controller.signal });
    if (!response.ok || !response.body) {
      throw new CodesError('decoder-unavailable', `The server answered ${response.status}.`, {
        input: String(url),
      });
    }
    const chunks: Uint8Array<ArrayBuffer>[] = [];
    const reader = response.body.getReader();
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      clearTimeout(timer);
      timer = stall();
      chunks.push(read.value);
    }
    return await new Blob(chunks).arrayBuffer();
  } finally {
    clearTimeout(timer);
  }
}
