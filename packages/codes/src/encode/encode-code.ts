import { assertOneOf, assertText, assertInteger, refuse } from '../errors.ts';
import { codewordModules, interleave } from './codewords.ts';
import { correctionOf } from './reed-solomon.ts';
import {
  blockStructure,
  ERROR_CORRECTIONS,
  fixedModules,
  informationOf,
  MASKS,
  MAX_VERSION,
  type ErrorCorrection,
} from './symbol-layout.ts';

/** A block of codewords, which is corrected on its own. Half of its correction codewords may be wrong. */
export interface CodeBlock {
  readonly dataCodewords: number;
  readonly correctionCodewords: number;
}

/** A QR code as a matrix, without its quiet zone. */
export interface Code {
  /** Modules per side. */
  readonly size: number;
  /** Row by row from the top left; 1 is dark. */
  readonly modules: Uint8Array;
  /** 1 to 40. */
  readonly version: number;
  readonly errorCorrection: ErrorCorrection;
  /** Data mask, 0 to 7. */
  readonly mask: number;
  readonly blocks: readonly CodeBlock[];
}

export interface EncodeOptions {
  /** @default 'M' */
  readonly errorCorrection?: ErrorCorrection | undefined;
  /** Smallest version, 1 to 40. @default 1 */
  readonly minVersion?: number | undefined;
  /** Data mask, 0 to 7. @default the one with the lowest penalty */
  readonly mask?: number | undefined;
}

/** The latest code: a page often draws the same text in several places at once. */
let latest: { readonly key: string; readonly code: Code } | undefined;

/**
 * Encodes text as a QR code of the smallest version that holds it, in one segment: digits, the 45 characters of the
 * alphanumeric mode, or UTF-8.
 *
 * @throws CodesError `not-a-text`, `text-empty`, `lone-surrogate`, `text-too-long` with the limit in characters or
 *   bytes, `unknown-value`, `out-of-range` or `not-finite`
 */
export function encodeCode(text: string, options: EncodeOptions = {}): Code {
  const { errorCorrection = 'M', minVersion = 1, mask } = options ?? {};
  assertOneOf('errorCorrection', errorCorrection, ERROR_CORRECTIONS);
  assertInteger('minVersion', minVersion, 1, MAX_VERSION);
  if (mask !== undefined) assertInteger('mask', mask, 0, 7);
  assertText('text', text);
  const key = [errorCorrection, minVersion, mask, text].join();
  if (latest?.key !== key)
    latest = { key, code: encodeNew(text, errorCorrection, minVersion, mask) };
  // Nobody who changes a matrix changes the next one.
  return { ...latest.code, modules: latest.code.modules.slice() };
}

function encodeNew(
  text: string,
  errorCorrection: ErrorCorrection,
  minVersion: number,
  mask: number | undefined,
): Code {
  const { unit, indicator, lengthBits, bits, base } =
    MODES.find(({ pattern }) => pattern.test(text)) ?? BYTES;
  const values =
    unit === 'bytes'
      ? [...new TextEncoder().encode(text)]
      : Array.from(text, (character) => ALPHANUMERIC.indexOf(character));
  const { length } = values;
  // Characters that are written together.
  const groupSize = bits.length - 1;
  const lengthBitsOf = (version: number) => lengthBits[Math.floor((version + 7) / 17)] ?? 0;
  const limitOf = (version: number) => {
    const room = dataCodewords(version, errorCorrection) * 8 - 4 - lengthBitsOf(version);
    const groupBits = bits[groupSize] ?? 1;
    const remaining = bits.filter((count) => count <= room % groupBits).length - 1;
    return groupSize * Math.floor(room / groupBits) + remaining;
  };
  assertEncodable(
    text,
    length,
    limitOf(MAX_VERSION),
    `${unit}; a code of level ${errorCorrection}`,
  );
  let version = minVersion;
  while (limitOf(version) < length) version += 1;

  const stream: number[] = [];
  const push = (value: number, count: number) => {
    for (let bit = count - 1; bit >= 0; bit -= 1) stream.push((value >> bit) & 1);
  };
  push(indicator, 4);
  push(length, lengthBitsOf(version));
  for (let index = 0; index < length; index += groupSize) {
    const group = values.slice(index, index + groupSize);
    push(
      group.reduce((value, next) => value * base + next, 0),
      bits[group.length] ?? 0,
    );
  }
  const capacity = dataCodewords(version, errorCorrection) * 8;
  push(0, Math.min(4, capacity - stream.length));
  push(0, -stream.length & 7);
  const data = Array.from({ length: capacity / 8 }, (_, index) => {
    const byte = stream.slice(index * 8, index * 8 + 8);
    // Two bytes in turn fill the rest.
    const padding = (index - stream.length / 8) % 2 === 0 ? 0xec : 0x11;
    return byte.length === 0 ? padding : byte.reduce((value, bit) => value * 2 + bit);
  });

  const { count, correction } = blockStructure(version, errorCorrection);
  const blocks = Array.from({ length: count }, (_, index) => ({
    // Later blocks have one more where the codewords do not divide evenly.
    dataCodewords: Math.floor((data.length + index) / count),
    correctionCodewords: correction,
  }));
  const size = 17 + 4 * version;
  const draw = drawer(size, blocks, data, errorCorrection);
  const drawn = mask === undefined ? MASKS.map((_, index) => draw(index)) : [draw(mask)];
  const penalties = drawn.length > 1 ? drawn.map((modules) => penaltyOf(modules, size)) : [0];
  const best = penalties.indexOf(Math.min(...penalties));
  const modules = drawn[best] ?? new Uint8Array();
  return { size, modules, version, errorCorrection, mask: mask ?? best, blocks };
}

const ALPHANUMERIC = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:';

/**
 * A mode of ISO/IEC 18004.
 *
 * @param lengthBits of the number of characters, up to version 9, 26 and 40
 * @param bits of no character, of one, of two …, as many as are written together
 */
const mode = (
  unit: 'digits' | 'characters' | 'bytes',
  indicator: number,
  pattern: RegExp,
  lengthBits: readonly number[],
  bits: readonly number[],
  base: number,
) => ({ unit, indicator, pattern, lengthBits, bits, base });

const BYTES = mode('bytes', 4, /^/, [8, 16, 16], [0, 8], 256);
const MODES = [
  mode('digits', 1, /^\d*$/, [10, 12, 14], [0, 4, 7, 10], 10),
  mode('characters', 2, /^[A-Z\d $%*+./:-]*$/, [9, 11, 13], [0, 6, 11], 45),
];

function dataCodewords(version: number, errorCorrection: ErrorCorrection): number {
  const { count, correction } = blockStructure(version, errorCorrection);
  return codewordCount(version) - count * correction;
}

/** Codewords of a version: all modules but those of fixed patterns and information. */
function codewordCount(version: number): number {
  const aligned = version < 2 ? 0 : Math.floor(version / 7) + 2;
  const aligning = aligned === 0 ? 0 : 25 * aligned ** 2 - 10 * aligned - 55;
  const modules = (16 * version + 128) * version + 64 - aligning - (version < 7 ? 0 : 36);
  return Math.floor(modules / 8);
}

function assertEncodable(text: string, length: number, limit: number, what: string): void {
  const lone = text.match(/\p{Surrogate}/gu);
  if (lone) {
    const message = 'The text has half of a surrogate pair; replace it by U+FFFD.';
    refuse('lone-surrogate', 'text', lone.length, 0, message);
  }
  if (length === 0) refuse('text-empty', 'text', '', [1, limit], 'A code needs text.');
  if (length <= limit) return;
  const message = `The text has ${length} ${what} holds ${limit}. Shorten the text or choose a lower level.`;
  refuse('text-too-long', 'text', length, limit, message);
}

/** Returns a function that draws the modules with a mask. */
function drawer(
  size: number,
  blocks: readonly CodeBlock[],
  data: readonly number[],
  errorCorrection: ErrorCorrection,
): (mask: number) => Uint8Array {
  const [{ correctionCodewords: correction } = { correctionCodewords: 0 }] = blocks;
  const bits = new Uint8Array(size * size);
  const positions = interleave(codewordModules(size), blocks.length, correction);
  let at = 0;
  for (const [index, { dataCodewords: count }] of blocks.entries()) {
    const block = data.slice(at, at + count);
    at += count;
    const codewords = [...block, ...correctionOf(block, correction)];
    positions[index]?.forEach((modules, codeword) => {
      modules.forEach(({ x, y }, bit) => {
        bits[y * size + x] = ((codewords[codeword] ?? 0) >> (7 - bit)) & 1;
      });
    });
  }
  const fixed = fixedModules(size);
  return (mask) => {
    const flips = MASKS[mask] ?? (() => false);
    const modules = bits.slice();
    for (let y = 0; y < size; y += 1) {
      for (let x = 0; x < size; x += 1) {
        if (flips(x, y)) modules[y * size + x] = 1 - (bits[y * size + x] ?? 0);
      }
    }
    for (const { x, y, isDark } of [
      ...fixed,
      ...informationOf(size, errorCorrection, mask).flat(),
    ]) {
      modules[y * size + x] = Number(isDark);
    }
    return modules;
  };
}

/** The penalty of a pattern (ISO/IEC 18004, 7.8.3): long runs, blocks, runs like a finder pattern, and an imbalance. */
export function penaltyOf(modules: Uint8Array, size: number): number {
  let penalty = 0;
  for (let line = 0; line < size; line += 1) {
    penalty += linePenalty(modules, size, line * size, 1) + linePenalty(modules, size, line, size);
  }
  let dark = 0;
  for (const [index, module] of modules.entries()) {
    dark += module;
    const isBlock =
      (index + 1) % size > 0 &&
      module === modules[index + 1] &&
      module === modules[index + size] &&
      module === modules[index + size + 1];
    if (isBlock) penalty += 3;
  }
  const total = size * size;
  return penalty + (Math.ceil(Math.abs(dark * 20 - total * 10) / total) - 1) * 10;
}

function linePenalty(modules: Uint8Array, size: number, start: number, step: number): number {
  // Light and dark in turn; the first may be empty.
  const runs: number[] = [];
  let [color, run] = [0, 0];
  for (let index = 0; index < size; index += 1) {
    if (modules[start + index * step] !== color) {
      runs.push(run);
      [color, run] = [1 - color, 0];
    }
    run += 1;
  }
  runs.push(run);
  let penalty = runs.reduce((sum, run) => (run < 5 ? sum : sum + run - 2), 0);
  // The quiet zone is light.
  if (runs.length % 2 === 0) runs.push(0);
  runs.push((runs.pop() ?? 0) + size);
  runs[0] = (runs[0] ?? 0) + size;
  for (let end = 6; end < runs.length; end += 2) {
    const unit = runs[end - 1] ?? 0;
    if (runs[end - 2] !== unit || runs[end - 3] !== unit * 3) continue;
    if (runs[end - 4] !== unit || runs[end - 5] !== unit) continue;
    const [before = 0, after = 0] = [runs[end - 6], runs[end]];
    if (before >= unit * 4 && after >= unit) penalty += 40;
    if (after >= unit * 4 && before >= unit) penalty += 40;
  }
  return penalty;
}
