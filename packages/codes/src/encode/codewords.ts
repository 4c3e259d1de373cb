/** A module, counted from the top left. */
export interface ModulePosition {
  readonly x: number;
  readonly y: number;
}

/** Rows, and columns, of the centers of the alignment patterns (ISO/IEC 18004, annex E). */
function alignmentCenters(size: number): readonly number[] {
  const version = (size - 17) / 4;
  if (version < 2) return [];
  const count = Math.floor(version / 7) + 2;
  const step = version === 32 ? 26 : Math.ceil((size - 13) / (2 * count - 2)) * 2;
  return [
    6,
    ...Array.from({ length: count - 1 }, (_, index) => size - 7 - (count - 2 - index) * step),
  ];
}

/** Centers of the alignment patterns. */
export function alignmentPatterns(size: number): readonly ModulePosition[] {
  const centers = alignmentCenters(size);
  const last = centers.length - 1;
  return centers.flatMap((y, row) =>
    centers.flatMap((x, column) =>
      // Three of them would overlap the finder patterns.
      row + column === 0 || (row + column === last && row * column === 0) ? [] : [{ x, y }],
    ),
  );
}

/** Marks the modules of the alignment patterns with 1, row by row. */
export function alignmentModules(size: number): Uint8Array {
  const marks = new Uint8Array(size * size);
  for (const { x, y } of alignmentPatterns(size)) {
    for (let line = y - 2; line <= y + 2; line += 1) {
      marks.fill(1, line * size + x - 2, line * size + x + 3);
    }
  }
  return marks;
}

/** Whether a module is part of a finder pattern with its separator, of format or version information, or of a timing line. */
function isFixed(size: number, x: number, y: number): boolean {
  if (x === 6 || y === 6) return true;
  const far = size - 9;
  if ((x <= 8 && (y <= 8 || y > far)) || (x > far && y <= 8)) return true;
  const hasVersion = size >= 45;
  return hasVersion && ((x < 6 && y > size - 12) || (y < 6 && x > size - 12));
}

/**
 * Returns the eight modules of each codeword, most significant bit first, in placement order: columns of two from the
 * right, alternately upwards and downwards (ISO/IEC 18004, 7.7.3).
 */
export function codewordModules(size: number): readonly (readonly ModulePosition[])[] {
  const aligning = alignmentModules(size);
  const codewords: ModulePosition[][] = [];
  let codeword: ModulePosition[] = [];
  let isUpwards = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step += 1) {
      const y = isUpwards ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (aligning[y * size + x] === 1 || isFixed(size, x, y)) continue;
        codeword.push({ x, y });
        if (codeword.length < 8) continue;
        codewords.push(codeword);
        codeword = [];
      }
    }
    isUpwards = !isUpwards;
  }
  return codewords;
}

/**
 * Distributes codewords to blocks, which are interleaved: the first data codeword of each, then the second, of which
 * later blocks may have one more; then the correction codewords, so many of each block.
 */
export function interleave<Codeword>(
  codewords: readonly Codeword[],
  count: number,
  correction: number,
): readonly (readonly Codeword[])[] {
  const blocks: Codeword[][] = Array.from({ length: count }, () => []);
  const data = codewords.length - count * correction;
  const inAll = data - (data % count);
  for (const [index, codeword] of codewords.entries()) {
    const isLonger = index >= inAll && index < data;
    const block = isLonger
      ? index - inAll + count - (data % count)
      : (index < data ? index : index - data) % count;
    blocks[block]?.push(codeword);
  }
  return blocks;
}
