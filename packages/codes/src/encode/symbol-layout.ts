import { square } from '../read/math.ts';
import {
  alignmentPatterns,
  type ModulePosition,
  codewordModules,
  interleave,
} from './codewords.ts';

/** Error correction levels of ISO/IEC 18004, lowest first. They recover about 7, 15, 25 and 30 % of the codewords. */
export const ERROR_CORRECTIONS = ['L', 'M', 'Q', 'H'] as const;
export type ErrorCorrection = (typeof ERROR_CORRECTIONS)[number];

export const MAX_VERSION = 40;

/** Correction codewords per block, and number of blocks, for each version from 1 (ISO/IEC 18004, table 9). */
const BLOCKS: Readonly<Record<ErrorCorrection, readonly [correction: string, count: string]>> = {
  L: [
    '7 10 15 20 26 18 20 24 30 18 20 24 26 30 22 24 28 30 28 28 28 28 30 30 26 28 30 30 30 30 30 30 30 30 30 30 30 30 30 30',
    '1 1 1 1 1 2 2 2 2 4 4 4 4 4 6 6 6 6 7 8 8 9 9 10 12 12 12 13 14 15 16 17 18 19 19 20 21 22 24 25',
  ],
  M: [
    '10 16 26 18 24 16 18 22 22 26 30 22 22 24 24 28 28 26 26 26 26 28 28 28 28 28 28 28 28 28 28 28 28 28 28 28 28 28 28 28',
    '1 1 1 2 2 4 4 4 5 5 5 8 9 9 10 10 11 13 14 16 17 17 18 20 21 23 25 26 28 29 31 33 35 37 38 40 43 45 47 49',
  ],
  Q: [
    '13 22 18 26 18 24 18 22 20 24 28 26 24 20 30 24 28 28 26 30 28 30 30 30 30 28 30 30 30 30 30 30 30 30 30 30 30 30 30 30',
    '1 1 2 2 4 4 6 6 8 8 8 10 12 16 12 17 16 18 21 20 23 23 25 27 29 34 34 35 38 40 43 45 48 51 53 56 59 62 65 68',
  ],
  H: [
    '17 28 22 16 22 28 26 26 24 28 24 28 22 24 24 30 28 28 26 28 30 24 30 30 30 30 30 30 30 30 30 30 30 30 30 30 30 30 30 30',
    '1 1 2 4 4 4 5 6 8 8 11 11 16 16 18 16 19 21 25 25 25 34 30 32 35 37 40 42 45 48 51 54 57 60 63 66 70 74 77 81',
  ],
};

/** A part of the pattern that is fixed for a version: a finder pattern, a timing line, or all alignment patterns. */
interface FixedSegment {
  readonly kind: 'finder' | 'timing' | 'alignment';
  /** Modules of the quiet zone next to a finder pattern have coordinates outside the pattern. */
  readonly modules: readonly FixedModule[];
}

interface FixedModule extends ModulePosition {
  readonly isDark: boolean;
}

/** Sampled modules of a code. `isDark` is for an ordinary, not inverted code. */
export interface SampledModules {
  readonly size: number;
  readonly isDark: (x: number, y: number) => boolean;
}

export interface Block {
  /** The eight modules of each codeword, most significant bit first. */
  readonly codewords: readonly (readonly ModulePosition[])[];
  readonly correction: number;
}

/** Layout of a code's modules (ISO/IEC 18004, sections 6.3 and 7.7). */
export interface SymbolLayout {
  readonly segments: readonly FixedSegment[];
  readonly blocks: readonly Block[];
  /** Both copies of the format information, and from version 7 both of the version information. */
  readonly information: readonly (readonly FixedModule[])[];
}

export function symbolLayout(size: number, errorCorrection: ErrorCorrection, mask: number) {
  const { count, correction } = blockStructure((size - 17) / 4, errorCorrection);
  const blocks = interleave(codewordModules(size), count, correction);
  return {
    segments: fixedSegments(size),
    blocks: blocks.map((codewords) => ({ codewords, correction })),
    information: informationOf(size, errorCorrection, mask),
  };
}

/** Modules within a pattern that are the same in every code of its size. */
export function fixedModules(size: number): readonly FixedModule[] {
  const modules = fixedSegments(size)
    .flatMap((segment) => segment.modules)
    .filter(({ x, y }) => isWithin(size, x, y));
  return [...modules, { x: 8, y: size - 8, isDark: true }];
}

/** Number of blocks of a version, and how many correction codewords each has. */
export function blockStructure(version: number, errorCorrection: ErrorCorrection) {
  const [correction = 0, count = 1] = BLOCKS[errorCorrection].map((list) =>
    Number(list.split(' ')[version - 1]),
  );
  return { count, correction };
}

/** In modules. */
const [FINDER, QUIET] = [7, 4];

export function isWithin(size: number, x: number, y: number): boolean {
  return x >= 0 && y >= 0 && x < size && y < size;
}

/** The finder patterns, top left, top right and bottom left, and the other parts that are fixed. */
export function fixedSegments(size: number): readonly FixedSegment[] {
  const finder = (left: number, top: number): FixedSegment => ({
    kind: 'finder',
    modules: square(left - QUIET, top - QUIET, FINDER + 2 * QUIET).flatMap(({ x, y }) => {
      const ring = Math.max(Math.abs(x - left - 3), Math.abs(y - top - 3));
      // Beyond the light border, only modules outside the pattern belong to the finder; the others are data.
      if (ring > 4 && isWithin(size, x, y)) return [];
      return [{ x, y, isDark: ring !== 2 && ring < 4 }];
    }),
  });
  const line = Array.from({ length: size - 16 }, (_, index) => index + 8);
  const alignment = alignmentPatterns(size).flatMap(({ x, y }) =>
    square(x - 2, y - 2, 5).map((module) => ({
      ...module,
      isDark: Math.max(Math.abs(module.x - x), Math.abs(module.y - y)) !== 1,
    })),
  );
  return [
    finder(0, 0),
    finder(size - FINDER, 0),
    finder(0, size - FINDER),
    { kind: 'timing', modules: line.map((x) => ({ x, y: 6, isDark: x % 2 === 0 })) },
    { kind: 'timing', modules: line.map((y) => ({ x: 6, y, isDark: y % 2 === 0 })) },
    ...(alignment.length > 0 ? [{ kind: 'alignment', modules: alignment } as const] : []),
  ];
}

const ERROR_CORRECTION_BITS: Readonly<Record<ErrorCorrection, number>> = { L: 1, M: 0, Q: 3, H: 2 };

export function informationOf(
  size: number,
  errorCorrection: ErrorCorrection,
  mask: number,
): readonly (readonly FixedModule[])[] {
  const version = (size - 17) / 4;
  const format = ((ERROR_CORRECTION_BITS[errorCorrection] << 3) | mask) << 10;
  const formatBits = (format | remainder(format, 0x537, 10)) ^ 0x5412;
  const isDark = (bits: number, index: number) => ((bits >> index) & 1) === 1;
  const aroundFinder = Array.from({ length: 15 }, (_, index) => {
    if (index < 8) return { x: 8, y: index < 6 ? index : index + 1 };
    return { x: index === 8 ? 7 : 14 - index, y: 8 };
  });
  const besideOthers = Array.from({ length: 15 }, (_, index) =>
    index < 8 ? { x: size - 1 - index, y: 8 } : { x: 8, y: size - 15 + index },
  );
  const format15 = [aroundFinder, besideOthers].map((positions) =>
    positions.map((position, index) => ({ ...position, isDark: isDark(formatBits, index) })),
  );
  if (version < 7) return format15;
  const versionBits = (version << 12) | remainder(version << 12, 0x1f25, 12);
  const version18 = Array.from({ length: 18 }, (_, index) => ({
    x: size - 11 + (index % 3),
    y: Math.floor(index / 3),
    isDark: isDark(versionBits, index),
  }));
  return [
    ...format15,
    version18,
    version18.map((module) => ({ ...module, x: module.y, y: module.x })),
  ];
}

/** Remainder of a polynomial division over GF(2), for BCH codes. */
function remainder(value: number, divisor: number, degree: number): number {
  let rest = value;
  for (let bit = 17; bit >= degree; bit -= 1) {
    if ((rest >> bit) & 1) rest ^= divisor << (bit - degree);
  }
  return rest;
}

/** Data masks (ISO/IEC 18004, table 10). A data module is inverted where its mask is true. */
export const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_x, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];
