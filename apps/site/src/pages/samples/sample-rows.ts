/** Position of the wide item, which takes two columns, in a row of four. */
type Row = 'wideFirst' | 'wideLast' | 'single' | 'bothWide';

const SIZES: Readonly<Record<Row, number>> = { wideFirst: 3, wideLast: 3, single: 4, bothWide: 2 };

/** In the design, about every fourth item is wide, alternately on both sides. */
const RHYTHM = ['wideFirst', 'wideLast', 'wideFirst', 'single'] as const;

function nextRow(remaining: number, planned: Row, isLastWide: boolean): Row {
  // A single sample is never left for the last row.
  const size =
    remaining <= 3
      ? remaining
      : remaining - SIZES[planned] === 1
        ? 7 - SIZES[planned]
        : SIZES[planned];
  if (size <= 2) return 'bothWide';
  if (size === 4) return 'single';
  return planned === 'single' ? (isLastWide ? 'wideFirst' : 'wideLast') : planned;
}

/**
 * Which of `count` samples are wide, so that all rows of four columns are full, and also those of two columns, where a
 * wide one fills a row (docs/design.md, section 11, "Samples"). A single sample is wide.
 */
export function wideCells(count: number): readonly boolean[] {
  const cells: boolean[] = [];
  let isLastWide = true;
  for (let turn = 0; cells.length < count; turn++) {
    const planned = RHYTHM[turn % RHYTHM.length] ?? 'single';
    const row = nextRow(count - cells.length, planned, isLastWide);
    const size = Math.min(SIZES[row], count - cells.length);
    for (let index = 0; index < size; index++) {
      cells.push(
        row === 'bothWide' ||
          (row === 'wideFirst' && index === 0) ||
          (row === 'wideLast' && index === size - 1),
      );
    }
    if (row === 'wideFirst' || row === 'wideLast') isLastWide = row === 'wideLast';
  }
  return cells;
}

/** Places samples roughly in order. Only those with an object can be wide; with too few of those, none is. */
export function arrangeSamples<Item>(items: readonly Item[], canBeWide: (item: Item) => boolean) {
  const remaining = [...items];
  const cells = wideCells(items.length);
  let remainingWideCells = cells.filter(Boolean).length;
  let remainingWideItems = remaining.filter(canBeWide).length;
  if (remainingWideItems < remainingWideCells)
    return items.map((item) => ({ item, isWide: false }));

  function take(fits: (item: Item) => boolean): Item {
    const item = remaining.splice(remaining.findIndex(fits), 1)[0] as Item;
    if (canBeWide(item)) remainingWideItems -= 1;
    return item;
  }
  return cells.map((isWide) => {
    if (isWide) {
      remainingWideCells -= 1;
      return { item: take(canBeWide), isWide };
    }
    // Samples that can be wide are reserved for the remaining wide cells.
    const isSpare = remainingWideItems > remainingWideCells;
    return { item: take((item) => isSpare || !canBeWide(item)), isWide };
  });
}
