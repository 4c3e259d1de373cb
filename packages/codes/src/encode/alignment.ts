/** Rows, and columns, of the centers of the alignment patterns (ISO/IEC 18004, annex E). */
export function alignmentCenters(size: number): readonly number[] {
  const version = (size - 17) / 4;
  if (version < 2) return [];
  const count = Math.floor(version / 7) + 2;
  const step = version === 32 ? 26 : Math.ceil((size - 13) / (2 * count - 2)) * 2;
  return [
    6,
    ...Array.from({ length: count - 1 }, (_, index) => size - 7 - (count - 2 - index) * step),
  ];
}

/** Marks the modules of the alignment patterns with 1, row by row. */
export function alignmentModules(size: number): Uint8Array {
  const marks = new Uint8Array(size * size);
  const centers = alignmentCenters(size);
  const last = centers.length - 1;
  for (const [row, y] of centers.entries()) {
    for (const [column, x] of centers.entries()) {
      // Three of them would overlap the finder patterns.
      if (row + column === 0 || (row + column === last && row * column === 0)) continue;
      for (let line = y - 2; line <= y + 2; line += 1) {
        marks.fill(1, line * size + x - 2, line * size + x + 3);
      }
    }
  }
  return marks;
}
