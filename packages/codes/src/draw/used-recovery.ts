import { codewordModules, interleave } from '../encode/codewords.ts';
import { assertNumber, assertObject } from '../errors.ts';
import { assertSize } from './modules.ts';
import type { Code } from '../encode/encode-code.ts';

/**
 * Share of the error correction that a centered square uses up in the worst block of a code; above 1 the code is
 * unreadable. A code recovers codewords, not area: a codeword that is covered in part is lost completely.
 *
 * @param side of the square, in modules
 * @throws CodesError `not-finite` or `out-of-range`
 */
export function usedRecovery(code: Pick<Code, 'size' | 'blocks'>, side: number): number {
  assertObject('code.blocks', code?.blocks);
  const { size, blocks } = code;
  assertSize(size);
  assertNumber('side', side, { max: size });
  const correction = blocks[0]?.correctionCodewords ?? 0;
  const first = (size - side) / 2;
  const isCovered = (at: number) => at >= first && at < first + side;
  const lost = interleave(codewordModules(size), blocks.length, correction).map(
    (codewords) =>
      codewords.filter((modules) => modules.some(({ x, y }) => isCovered(x) && isCovered(y)))
        .length,
  );
  return Math.max(...lost) / Math.floor(correction / 2);
}
