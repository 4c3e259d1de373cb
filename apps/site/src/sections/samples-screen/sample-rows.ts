/** Where a row of four columns has its wide place, which takes two of them. */
type Row = 'wideFirst' | 'wideLast' | 'single' | 'bothWide';

const SIZES: Readonly<Record<Row, number>> = { wideFirst: 3, wideLast: 3, single: 4, bothWide: 2 };

/** The rhythm of the design: a wide place about every fourth item, on either side in turn. */
const RHYTHM = ['wideFirst', 'wideLast', 'wideFirst', 'single'] as const;

function nextRow(left: number, wanted: Row, isLastWide: boolean): Row {
  // No row is left with one sample alone.
  const size = left <= 3 ? left : left - SIZES[wanted] === 1 ? 7 - SIZES[wanted] : SIZES[wanted];
  if (size <= 2) return 'bothWide';
  if (size === 4) return 'single';
  return wanted === 'single' ? (isLastWide ? 'wideFirst' : 'wideLast') : wanted;
}

/**
 * Which of so many samples are wide, so that every row of four columns is full, and with two columns,
 * where a wide one fills a row, as well (art direction, section 11, "Samples"). One alone is wide.
 */
export function widePlaces(count: number): readonly boolean[] {
  const places: boolean[] = [];
  let isLastWide = true;
  for (let turn = 0; places.length < count; turn++) {
    const wanted = RHYTHM[turn % RHYTHM.length] ?? 'single';
    const row = nextRow(count - places.length, wanted, isLastWide);
    const size = Math.min(SIZES[row], count - places.length);
    for (let place = 0; place < size; place++) {
      places.push(
        row === 'bothWide' ||
          (row === 'wideFirst' && place === 0) ||
          (row === 'wideLast' && place === size - 1),
      );
    }
    if (row === 'wideFirst' || row === 'wideLast') isLastWide = row === 'wideLast';
  }
  return places;
}
