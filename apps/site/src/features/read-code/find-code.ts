import type { Corners, NoCodeReason, Pixels } from './code-reading.ts';
import { readByJsqr, readByZxing, type ZxingResult } from './decoders.ts';
import { meanSide } from './perspective.ts';
import { pad, shrink } from './pixels.ts';

/** Where a code stands, and what it holds. */
export interface FoundCode {
  readonly text: string;
  readonly corners: Corners;
  readonly modules: number;
  /** How many codes the picture shows. */
  readonly codes: number;
}

/** Nothing that can be read. */
export interface NothingFound {
  readonly reason: Extract<NoCodeReason, 'no-code' | 'unreadable' | 'other-code'>;
  readonly format?: string;
}

/** Longest side of the picture in which a code is looked for first: fast, and most are found there. */
const QUICK_SIDE = 1600;

/** Longest side in which jsQR looks, which gets slow sooner. */
const JSQR_SIDE = 1200;

/**
 * Finds the largest code of a picture: small first, then as it is, then with white around it, for a code that fills
 * its picture has no clear edge.
 */
export async function findCode(pixels: Pixels): Promise<FoundCode | NothingFound> {
  const quick = Math.max(1, Math.max(pixels.width, pixels.height) / QUICK_SIDE);
  const small = quick > 1 ? shrink(pixels, quick) : pixels;
  let isDamaged = false;
  const attempts: (() => readonly [Pixels, scale: number, shift: number])[] = [
    () => [small, quick, 0],
    ...(quick > 1 ? [() => [pixels, 1, 0] as const] : []),
    () => {
      const margin = Math.ceil(Math.max(small.width, small.height) / 10) + 8;
      return [pad(small, margin), quick, margin];
    },
  ];
  for (const attempt of attempts) {
    const [view, scale, shift] = attempt();
    const found = await readByZxing(view, {
      formats: ['QRCode'],
      maxNumberOfSymbols: 8,
      returnErrors: true,
    });
    const read = found.filter(({ isValid }) => isValid);
    const [largest] = read.sort((a, b) => meanSide(cornersOf(b)) - meanSide(cornersOf(a)));
    if (largest) {
      return {
        text: largest.text,
        corners: move(cornersOf(largest), scale, shift),
        modules: modulesOf(largest),
        codes: read.length,
      };
    }
    isDamaged ||= found.length > 0;
    const jsqrScale = Math.max(1, Math.max(view.width, view.height) / JSQR_SIDE);
    const seen = readByJsqr(jsqrScale > 1 ? shrink(view, jsqrScale) : view);
    if (seen) {
      const { text, modules } = seen;
      return {
        text,
        modules,
        corners: move(move(seen.corners, jsqrScale, 0), scale, shift),
        codes: 1,
      };
    }
  }
  if (isDamaged) return { reason: 'unreadable' };
  const [other] = await readByZxing(small, { formats: [], maxNumberOfSymbols: 1 });
  return other ? { reason: 'other-code', format: other.format } : { reason: 'no-code' };
}

/** The corners of what zxing found. */
export function cornersOf({ position }: ZxingResult): Corners {
  const { topLeft, topRight, bottomRight, bottomLeft } = position;
  return [topLeft, topRight, bottomRight, bottomLeft];
}

/** Modules on each side of what zxing found. */
export function modulesOf({ version }: ZxingResult): number {
  return 17 + 4 * Number(version);
}

function move(corners: Corners, scale: number, shift: number): Corners {
  return corners.map(({ x, y }) => ({
    x: (x - shift) * scale,
    y: (y - shift) * scale,
  })) as unknown as Corners;
}
