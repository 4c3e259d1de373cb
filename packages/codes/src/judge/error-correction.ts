import { divide, EXP, multiply } from '../encode/galois.ts';
import { MASKS, type Block } from '../encode/symbol-layout.ts';
import type { Modules } from './modules.ts';

/**
 * Runs the error correction of a block.
 *
 * @returns the indexes of wrong codewords and a function that reports wrong modules, or `undefined` where too many
 * codewords are wrong
 */
export function correctBlock(
  { codewords, correction }: Block,
  { isDark }: Modules,
  mask: number,
):
  | {
      readonly wrong: readonly number[];
      readonly isWrongModule: (index: number, bit: number) => boolean;
    }
  | undefined {
  const flip = MASKS[mask] ?? (() => false);
  const sampled = codewords.map((modules) =>
    modules.reduce((value, { x, y }) => (value << 1) | Number(isDark(x, y) !== flip(x, y)), 0),
  );
  const right = correctReedSolomon(sampled, correction);
  if (!right) return undefined;
  const difference = right.map((value, index) => value ^ (sampled[index] ?? 0));
  return {
    wrong: difference.flatMap((value, index) => (value === 0 ? [] : [index])),
    isWrongModule: (index, bit) => (((difference[index] ?? 0) >> (7 - bit)) & 1) === 1,
  };
}

/** Evaluates a polynomial; the lowest term is first. */
function valueAt(polynomial: readonly number[], x: number): number {
  return polynomial.reduceRight((sum, term) => multiply(sum, x) ^ term, 0);
}

/** Corrects a Reed-Solomon block over GF(256) with the algorithms of Berlekamp-Massey, Chien and Forney. */
function correctReedSolomon(
  received: readonly number[],
  correction: number,
): readonly number[] | undefined {
  const reversed = [...received].reverse();
  const syndromesOf = (words: readonly number[]) =>
    Array.from({ length: correction }, (_, power) => valueAt(words, EXP[power] ?? 0));
  const syndromes = syndromesOf(reversed);
  if (syndromes.every((value) => value === 0)) return received;
  let locator = [1];
  let previous = [1];
  let errors = 0;
  let gap = 1;
  let lastDiscrepancy = 1;
  for (let step = 0; step < correction; step += 1) {
    let discrepancy = syndromes[step] ?? 0;
    for (let index = 1; index <= errors; index += 1) {
      discrepancy ^= multiply(locator[index] ?? 0, syndromes[step - index] ?? 0);
    }
    if (discrepancy === 0) {
      gap += 1;
      continue;
    }
    const factor = divide(discrepancy, lastDiscrepancy);
    const next = Array.from(
      { length: Math.max(locator.length, previous.length + gap) },
      (_, index) => (locator[index] ?? 0) ^ multiply(factor, previous[index - gap] ?? 0),
    );
    if (2 * errors <= step) {
      previous = locator;
      errors = step + 1 - errors;
      lastDiscrepancy = discrepancy;
      gap = 1;
    } else {
      gap += 1;
    }
    locator = next;
  }
  if (2 * errors > correction) return undefined;
  const evaluator = Array.from({ length: correction }, (_, index) =>
    locator
      .slice(0, index + 1)
      .reduce((sum, term, offset) => sum ^ multiply(term, syndromes[index - offset] ?? 0), 0),
  );
  const derivative = locator.slice(1).map((term, index) => (index % 2 === 0 ? term : 0));
  const corrected = [...reversed];
  let found = 0;
  for (let position = 0; position < reversed.length; position += 1) {
    const inverse = EXP[(255 - position) % 255] ?? 0;
    if (valueAt(locator, inverse) !== 0) continue;
    found += 1;
    const size = divide(valueAt(evaluator, inverse), valueAt(derivative, inverse));
    corrected[position] = (corrected[position] ?? 0) ^ multiply(size, EXP[position] ?? 0);
  }
  if (found !== errors || syndromesOf(corrected).some((value) => value !== 0)) return undefined;
  return corrected.reverse();
}
