import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { vi } from 'vitest';
import { prepareZXingModule } from 'zxing-wasm/reader';
import type { CodeMeasures, Pixels } from '../code-reading.ts';
import type { NothingFound } from '../find-code.ts';
import { readPixels } from '../read-pixels.ts';

export async function loadDecoders(): Promise<void> {
  const file = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
  await prepareZXingModule({
    overrides: { wasmBinary: new Uint8Array(readFileSync(file)).buffer },
    fireImmediately: true,
  });
}

/** Freezes the clock for decoders with a time limit, so that a slow machine does not change the result. */
export async function withoutTime<Result>(run: () => Promise<Result> | Result): Promise<Result> {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  try {
    return await run();
  } finally {
    vi.useRealTimers();
  }
}

export function readImage(pixels: Pixels): Promise<CodeMeasures | NothingFound> {
  return withoutTime(async () => {
    const read = await readPixels(pixels);
    return 'measures' in read ? { ...read.measures, degraded: await read.degrade() } : read;
  });
}

export function measureImage(pixels: Pixels): Promise<CodeMeasures | NothingFound> {
  return withoutTime(async () => {
    const read = await readPixels(pixels);
    return 'measures' in read ? read.measures : read;
  });
}
