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
