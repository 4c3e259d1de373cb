import { encodeCode, type Code, type EncodeOptions, type ErrorCorrection } from '@waypage/codes';
import {
  contrastRatio,
  drawCode,
  turnPath,
  type Alphabets,
  type CodeDrawing,
} from '@waypage/codes/draw';
import { frameText, type Design } from './design.ts';

const STANDARD_INK = '#15140F';
const RED = '#B02A06';

/** Lowest contrast at which the accent is distinguishable from the stock. */
const ACCENT_CONTRAST = 3;

/** The brand's mark in a box of 100 × 100. */
const MARK = turnPath(0, 0, 100, 100, 42) + turnPath(32, 32, 36, 36, 16.2);

/** Color of the finder centers and the mark: red with the standard ink if it contrasts enough with the stock. */
export function accentColor(ink: string, stock: string): string {
  return ink === STANDARD_INK && contrastRatio(RED, stock) >= ACCENT_CONTRAST ? RED : ink;
}

function tryEncode(data: string, options: EncodeOptions): Code | undefined {
  try {
    return encodeCode(data.replace(/\p{Surrogate}/gu, '\uFFFD'), options);
  } catch {
    return undefined;
  }
}

/** Returns the modules per side of the code of `encodeData`. With one mask this takes an eighth of the time. */
export function sizeOf(data: string, errorCorrection: ErrorCorrection): number | undefined {
  return tryEncode(data, { errorCorrection, mask: 0 })?.size;
}

/**
 * Encodes data; returns undefined when it is empty or too long for the level. Half of a surrogate pair becomes U+FFFD.
 *
 * @param errorCorrection M, or H for a code that a logo covers in part
 */
export function encodeData(data: string, errorCorrection: ErrorCorrection): Code | undefined {
  const cached = latest.get(errorCorrection);
  if (cached?.data === data) return cached.code;
  const code = tryEncode(data, { errorCorrection });
  latest.set(errorCorrection, { data, code });
  return code;
}

/** Caches the latest code of each level: encoding a large one takes longer than a frame. */
const latest = new Map<
  ErrorCorrection,
  { readonly data: string; readonly code: Code | undefined }
>();

export function drawDesign(design: Design, code: Code, alphabets: Alphabets): CodeDrawing {
  const { ink, stock, logo, logoSize, modules, corners, quietZone, carrier } = design;
  return drawCode(code, {
    ink,
    ground: stock,
    accent: accentColor(ink, stock),
    modules,
    finders: corners,
    quietZone,
    frame: carrier,
    label: { title: frameText(design.name), line: frameText(design.line), alphabets },
    logo:
      logo === 'none'
        ? undefined
        : { size: logoSize, ...(logo === 'mark' ? { path: MARK } : { image: logo }) },
  });
}
