import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { vi } from 'vitest';
import { prepareZXingModule } from 'zxing-wasm/reader';
import type { CodeMeasures, Pixels } from '../code-reading.ts';
import type { NothingFound } from '../find-code.ts';
import { readPixels } from '../read-pixels.ts';

/** Loads zxing from the package, for tests in Node. */
export async function loadDecoders(): Promise<void> {
  const file = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
  await prepareZXingModule({
    overrides: { wasmBinary: new Uint8Array(readFileSync(file)).buffer },
    fireImmediately: true,
  });
}

/** Runs what a decoder with a limit of time takes part in: a busy machine must not decide a test, so no time passes. */
export async function withoutTime<Result>(run: () => Promise<Result> | Result): Promise<Result> {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  try {
    return await run();
  } finally {
    vi.useRealTimers();
  }
}

/** Reads an image by the check-up's own code, its degraded views included. */
export function readImage(pixels: Pixels): Promise<CodeMeasures | NothingFound> {
  return withoutTime(async () => {
    const read = await readPixels(pixels);
    return 'measures' in read ? { ...read.measures, degraded: await read.degrade() } : read;
  });
}

/** Reads and measures an image by the check-up's own code, without degraded views. */
export function measureImage(pixels: Pixels): Promise<CodeMeasures | NothingFound> {
  return withoutTime(async () => {
    const read = await readPixels(pixels);
    return 'measures' in read ? read.measures : read;
  });
}
