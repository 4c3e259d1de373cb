import { PAGE_TYPES, type PageType, type PageTypeCategory } from '@waypage/content/page-types';
import { objectOf } from '#components/printed-object/find-object.ts';
import type { Stock } from '#components/printed-object/object-definition.ts';

export type TypeFilter = PageTypeCategory | 'all';

/** The order is that of all types (docs/design.md, section 11, "QR code types"). */
export function filterTypes(filter: TypeFilter): readonly PageType[] {
  return PAGE_TYPES.filter(({ category }) => filter === 'all' || category === filter);
}

/** Columns, of twelve, that each cell of the sheet spans, so that the last row is full. */
export function spansOf(count: number): readonly number[] {
  const rows = [
    [5, 4, 3],
    [3, 4, 5],
  ];
  const remainder = count % 3;
  const lastRow = [[], [12], [7, 5]][remainder] ?? [];
  const fullRows = Array.from({ length: (count - remainder) / 3 }, (_, row) => rows[row % 2] ?? []);
  return [...fullRows, lastRow].flat();
}

type CellPosition = ReturnType<typeof cellPositions>[number];

function cellPositions(count: number) {
  let start = 0;
  return spansOf(count).map((span) => {
    const from = start % 12;
    const position = { row: Math.floor(start / 12), from, to: from + span };
    start += span;
    return position;
  });
}

function areAdjacent(one: CellPosition, other: CellPosition): boolean {
  if (one.row === other.row) return one.to === other.from || other.to === one.from;
  return Math.abs(one.row - other.row) === 1 && one.from < other.to && other.from < one.to;
}

/** The stock of each cell: that of its type, or `sheet` if an adjacent cell has the same. */
export function cellStocks(types: readonly PageType[]): readonly (Stock | 'sheet')[] {
  const positions = cellPositions(types.length);
  const stocks: (Stock | 'sheet')[] = [];
  for (const [index, { sampleId }] of types.entries()) {
    const { stock } = objectOf(sampleId);
    const position = positions[index];
    const isRepeated = stocks.some((earlier, other) => {
      const otherPosition = positions[other];
      return earlier === stock && position && otherPosition && areAdjacent(position, otherPosition);
    });
    stocks.push(isRepeated ? 'sheet' : stock);
  }
  return stocks;
}
