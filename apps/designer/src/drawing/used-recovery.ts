import type { Code } from './code.ts';

const BITS = 8;
/** Column of the vertical timing pattern, which holds no data. */
const TIMING = 6;

/**
 * Number of blocks of a level H code, and error correction codewords per block, by version from 1 (ISO/IEC 18004, table
 * 9).
 */
const BLOCKS = [
  1, 1, 2, 4, 4, 4, 5, 6, 8, 8, 11, 11, 16, 16, 18, 16, 19, 21, 25, 25, 25, 34, 30, 32, 35, 37, 40,
  42, 45, 48, 51, 54, 57, 60, 63, 66, 70, 74, 77, 81,
];
const CORRECTION = [
  17, 28, 22, 16, 22, 28, 26, 26, 24, 28, 24, 28, 22, 24, 24, 30, 28, 28, 26, 28, 30, 24,
];
const LATER_CORRECTION = 30;

/**
 * Share of the error correction that a centred square uses up in the worst block of a level H code; above 1 the code is
 * unreadable. A code recovers codewords, not area: a codeword that is covered in part is lost completely.
 *
 * @param side of the square, in modules
 */
export function usedRecovery(
  { size, isData }: Pick<Code, 'size' | 'isData'>,
  side: number,
): number {
  const version = (size - 17) / 4;
  const blocks = BLOCKS[version - 1] ?? 1;
  const correction = CORRECTION[version - 1] ?? LATER_CORRECTION;
  const { lost, codewords } = findLost({ size, isData }, side);
  const inBlock = Array<number>(blocks).fill(0);
  for (const codeword of lost) {
    const block = blockOf(codeword, codewords, blocks, correction);
    inBlock[block] = (inBlock[block] ?? 0) + 1;
  }
  return Math.max(...inBlock) / Math.floor(correction / 2);
}

function findLost({ size, isData }: Pick<Code, 'size' | 'isData'>, side: number) {
  const first = (size - side) / 2;
  const isCovered = (x: number, y: number) =>
    x >= first && x < first + side && y >= first && y < first + side;
  const lost = new Set<number>();
  let bit = 0;
  // Codewords run up and down in columns of two modules, from the right (ISO/IEC 18004, 7.7.3).
  let isUpwards = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === TIMING) right -= 1;
    for (let step = 0; step < size; step += 1) {
      const y = isUpwards ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (isData[y]?.[x] !== true) continue;
        if (isCovered(x, y)) lost.add(Math.floor(bit / BITS));
        bit += 1;
      }
    }
    isUpwards = !isUpwards;
  }
  const codewords = Math.floor(bit / BITS);
  // The remainder bits carry no data.
  lost.delete(codewords);
  return { lost, codewords };
}

/**
 * Blocks are interleaved: first their data codewords, of which later blocks may have one more, then their correction
 * codewords.
 */
function blockOf(codeword: number, codewords: number, blocks: number, correction: number): number {
  const data = codewords - blocks * correction;
  if (codeword >= data) return (codeword - data) % blocks;
  const inAll = Math.floor(data / blocks) * blocks;
  return codeword < inAll ? codeword % blocks : codeword - inAll + blocks - (data - inAll);
}
