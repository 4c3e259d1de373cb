import { MASKS, type Block, type SampledModules } from './symbol-layout.ts';

/** Powers of 2 in GF(256), as QR codes use it, twice so that a sum of two logarithms is an index. */
const EXP = new Uint8Array(512);
const LOG = new Uint8Array(256);
for (let power = 0, value = 1; power < 255; power += 1) {
  EXP[power] = value;
  EXP[power + 255] = value;
  LOG[value] = power;
  value = value < 128 ? value << 1 : (value << 1) ^ 0x11d;
}

function multiply(a: number, b: number): number {
  return a === 0 || b === 0 ? 0 : (EXP[(LOG[a] ?? 0) + (LOG[b] ?? 0)] ?? 0);
}

function divide(a: number, b: number): number {
  return a === 0 ? 0 : (EXP[(LOG[a] ?? 0) + 255 - (LOG[b] ?? 0)] ?? 0);
}

/** Correction codewords of a block: the remainder of a division, highest term first. */
export function correctionOf(block: readonly number[], count: number): readonly number[] {
  const generator = generatorOf(count);
  const rest = [...block, ...Array<number>(count).fill(0)];
  for (let start = 0; start < block.length; start += 1) {
    const lead = rest[start] ?? 0;
    generator.forEach((term, index) => {
      rest[start + index] = (rest[start + index] ?? 0) ^ multiply(term, lead);
    });
  }
  return rest.slice(block.length);
}

/** The polynomial of a number of correction codewords, highest term first. */
function generatorOf(count: number): readonly number[] {
  let generator = [1];
  for (let power = 0; power < count; power += 1) {
    generator = [...generator, 0].map(
      (term, index) => term ^ multiply(generator[index - 1] ?? 0, EXP[power] ?? 0),
    );
  }
  return generator;
}

/**
 * Returns the indexes of a block's wrong codewords, or `undefined` where it cannot correct so many: Reed-Solomon over
 * GF(256), with the algorithm of Peterson, Gorenstein and Zierler.
 */
export function findWrongCodewords(
  { codewords, correction }: Block,
  { isDark }: SampledModules,
  mask: number,
): readonly number[] | undefined {
  const flip = MASKS[mask] ?? (() => false);
  const received = codewords
    .map((modules) =>
      modules.reduce((value, { x, y }) => (value << 1) | Number(isDark(x, y) !== flip(x, y)), 0),
    )
    .reverse();
  const syndromesOf = () =>
    Array.from({ length: correction }, (_, power) => valueAt(received, EXP[power] ?? 0));
  const syndromes = syndromesOf();
  if (syndromes.every((value) => value === 0)) return [];
  // The equations of more errors than there are have no single solution.
  for (let errors = Math.floor(correction / 2); errors > 0; errors -= 1) {
    const located = solve(
      Array.from({ length: errors }, (_, row) => syndromes.slice(row, row + errors + 1)),
    );
    if (!located) continue;
    const locator = [1, ...located.reverse()];
    const positions = [...received.keys()].filter(
      (position) => valueAt(locator, EXP[(255 - position) % 255] ?? 0) === 0,
    );
    if (positions.length !== errors) return undefined;
    const sizes = solve(
      positions.map((_, power) => [
        ...positions.map((position) => EXP[(position * power) % 255] ?? 0),
        syndromes[power] ?? 0,
      ]),
    );
    for (const [index, position] of positions.entries()) {
      received[position] = (received[position] ?? 0) ^ (sizes?.[index] ?? 0);
    }
    const isCorrected = syndromesOf().every((value) => value === 0);
    return isCorrected ? positions.map((position) => received.length - 1 - position) : undefined;
  }
  return undefined;
}

/** Evaluates a polynomial; the lowest term is first. */
function valueAt(polynomial: readonly number[], x: number): number {
  return polynomial.reduceRight((sum, term) => multiply(sum, x) ^ term, 0);
}

/** Solves linear equations over GF(256), each with its right side at the end; `undefined` without a single solution. */
function solve(equations: readonly (readonly number[])[]): number[] | undefined {
  const rows = [...equations];
  for (let column = 0; column < rows.length; column += 1) {
    const pivot = rows.findIndex((row, index) => index >= column && row[column] !== 0);
    const lead = rows[pivot]?.map((value) => divide(value, rows[pivot]?.[column] ?? 1));
    if (!lead) return undefined;
    rows[pivot] = rows[column] ?? [];
    for (const [index, row] of rows.entries()) {
      const factor = row[column] ?? 0;
      if (factor !== 0) {
        rows[index] = row.map((value, at) => value ^ multiply(factor, lead[at] ?? 0));
      }
    }
    rows[column] = lead;
  }
  return rows.map((row) => row.at(-1) ?? 0);
}
