import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { takePhoto, goodPhoto } from '../testing/camera-image.ts';
import { codeImage } from '../testing/code-image.ts';
import { withoutTime } from '../testing/without-time.ts';
import {
  isReadByOther,
  loadDecoders,
  type Decoders,
  areSameBytes,
  decodedContent,
} from './decoders.ts';
import { findQrCodes } from './read-codes.ts';
import type { Pixels } from './types.ts';
import { loadZxing, setZxingWasm } from './zxing.ts';

let decoders: Decoders;
beforeAll(async () => {
  decoders = await loadDecoders();
});

const CONTENT = 'https://waypage.example/orilla';

/** A label around a narrow bottle: the camera hardly sees its sides. */
function photographBottle() {
  const { print, camera } = goodPhoto(7);
  return takePhoto(print, { ...camera, bend: 1.1, turn: 70, tiltX: 5, tiltY: 5 }, 7);
}

describe.each(['jsqr', 'qr'] as const)('%s', (name) => {
  const read = (pixels: Pixels) => withoutTime(() => decoders[name]?.(pixels));

  it('returns a pattern’s bytes, modules and corners', async () => {
    const found = await read(codeImage(CONTENT, { edge: 6, module: 8 }));
    expect(found).toMatchObject({ text: CONTENT, modules: 29, notEncodable: undefined });
    const [low, high] = [6 * 8, (6 + 29) * 8];
    const corners = [low, low, high, low, high, high, low, high];
    for (const [index, value] of (found?.corners ?? []).flatMap(({ x, y }) => [x, y]).entries()) {
      expect(Math.abs(value - (corners[index] ?? 0))).toBeLessThan(5.6);
    }
  });

  it('returns nothing where there is no code', async () => {
    expect(await read(codeImage(CONTENT, { cover: [-1, -1, 40, 40] }))).toBeUndefined();
  });

  it('returns the bytes of letters beyond ASCII', async () => {
    const bytes = (await read(codeImage('Ñandú')))?.bytes;
    expect(bytes && new TextDecoder().decode(bytes)).toBe('Ñandú');
  });
});

it('findQrCodes finds what zxing and jsQR miss', async () => {
  const photo = await photographBottle();
  expect((await decoders.zxing?.(photo))?.filter(({ isValid }) => isValid)).toEqual([]);
  expect(decoders.jsqr?.(photo)).toBeUndefined();
  expect((await withoutTime(() => findQrCodes(photo, decoders))).codes).toMatchObject([
    { text: goodPhoto(7).print.text, decoder: 'qr' },
  ]);
});

describe('isReadByOther', () => {
  const expected = (text: string) => ({
    bytes: new TextEncoder().encode(text),
    isGs1: false,
    part: undefined,
  });

  it('is true of the expected content only', () => {
    const image = codeImage(CONTENT);
    expect(isReadByOther(decoders, image, expected(CONTENT), false)).toBe(true);
    expect(isReadByOther(decoders, image, expected(`${CONTENT}/`), false)).toBe(false);
  });

  it('is false of light modules on dark', () => {
    const inverted = codeImage(CONTENT, { dark: [255, 255, 255], light: [0, 0, 0] });
    expect(isReadByOther(decoders, inverted, expected(CONTENT), true)).toBe(false);
  });
});

describe('loadZxing', () => {
  const download = vi.fn<typeof fetch>();
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', download.mockReset());
    setZxingWasm('https://waypage.example/zxing.wasm');
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    setZxingWasm(undefined);
  });

  it('tries again, after a stall in a minute', async () => {
    download.mockRejectedValueOnce(new TypeError('no network'));
    expect(await loadZxing()).toBeUndefined();
    download.mockImplementation(
      (_, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', reject);
        }),
    );
    const stalled = loadZxing();
    await vi.advanceTimersByTimeAsync(15_001);
    expect([await stalled, await loadZxing()]).toEqual([undefined, undefined]);
    expect(download).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(60_001);
    void loadZxing();
    await vi.advanceTimersByTimeAsync(0);
    expect(download).toHaveBeenCalledTimes(3);
  });

  it('waits for a slow download once', async () => {
    download.mockReturnValue(new Promise(() => undefined));
    const first = loadZxing(1000);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await first).toBeUndefined();
    const next = loadZxing(1000);
    await vi.advanceTimersByTimeAsync(0);
    expect(await next).toBeUndefined();
  });
});

const utf8 = (text: string) => new TextEncoder().encode(text);

const [latin1, shiftJis, gs1] = [Uint8Array.of(0x4d, 0xe4), Uint8Array.of(0x92, 0x83), utf8('01')];
const part = { number: 1, of: 2 };

it.each([
  [
    'the text of a declared set',
    { bytes: shiftJis, text: '茶', hasCharacterSet: true },
    '茶',
    undefined,
  ],
  ['invalid UTF-8 as Latin-1', { bytes: latin1 }, 'Mä', 'bytes'],
  ['the text of an undeclared set', { bytes: shiftJis, text: '茶' }, '茶', 'bytes'],
  ['GS1', { bytes: gs1, isGs1: true }, '01', 'gs1'],
  ['a part', { bytes: gs1, part }, '01', 'part'],
  ['a part of GS1', { bytes: gs1, isGs1: true, part }, '01', 'part'],
])('shows %s and whether it is encodable', (_name, decoded, text, notEncodable) => {
  expect(decodedContent(decoded)).toMatchObject({ text, notEncodable });
});

describe('areSameBytes', () => {
  it('compares bytes, not text', () => {
    expect(areSameBytes(utf8('é'), utf8('é'), false)).toBe(true);
    expect(areSameBytes(utf8('é'), utf8('e\u0301'), false)).toBe(false);
    expect(areSameBytes(utf8('\uFEFFa'), utf8('a'), false)).toBe(false);
    expect(areSameBytes(utf8('ab'), utf8('a'), false)).toBe(false);
  });

  it('treats % as GS1’s separator only in GS1', () => {
    const [separated, escaped] = [utf8('10ABC\u001D17'), utf8('10ABC%17')];
    expect(areSameBytes(separated, escaped, true)).toBe(true);
    expect(areSameBytes(separated, escaped, false)).toBe(false);
  });
});
