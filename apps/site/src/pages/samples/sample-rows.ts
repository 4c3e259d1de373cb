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
 * where a wide one fills a row, as well (docs/design.md, section 11, "Samples"). One alone is wide.
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

/** Something in its place. */
export interface Placed<Item> {
  readonly item: Item;
  readonly isWide: boolean;
}

/**
 * Puts samples in their places in about the order given: only what has an object to show can be in a wide
 * one. Where there are not enough of those, no place is wide.
 */
export function placeSamples<Item>(
  items: readonly Item[],
  canBeWide: (item: Item) => boolean,
): readonly Placed<Item>[] {
  const left = [...items];
  const places = widePlaces(items.length);
  let widePlacesLeft = places.filter(Boolean).length;
  let wideLeft = left.filter(canBeWide).length;
  if (wideLeft < widePlacesLeft) return items.map((item) => ({ item, isWide: false }));

  function take(fits: (item: Item) => boolean): Item {
    const item = left.splice(left.findIndex(fits), 1)[0] as Item;
    if (canBeWide(item)) wideLeft -= 1;
    return item;
  }
  return places.map((isWide) => {
    if (isWide) {
      widePlacesLeft -= 1;
      return { item: take(canBeWide), isWide };
    }
    // What the wide places still need is kept for them.
    const isSpare = wideLeft > widePlacesLeft;
    return { item: take((item) => isSpare || !canBeWide(item)), isWide };
  });
}
