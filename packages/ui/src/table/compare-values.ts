/** A value to sort rows by. Null and undefined are last in both directions. */
export type SortValue = string | number | bigint | boolean | Date | null | undefined;

const isMissing = (value: SortValue): value is null | undefined | '' =>
  value === null || value === undefined || value === '';

function compare(
  one: NonNullable<SortValue>,
  other: NonNullable<SortValue>,
  collator: Intl.Collator,
): number {
  if (typeof one === 'string' && typeof other === 'string') return collator.compare(one, other);
  if (one < other) return -1;
  return one > other ? 1 : 0;
}

export function compareValues<Row>(
  rows: readonly Row[],
  getValue: (row: Row) => SortValue,
  isDescending: boolean,
): readonly Row[] {
  const language = typeof document === 'undefined' ? '' : document.documentElement.lang;
  const collator = new Intl.Collator(language || undefined, { numeric: true });
  return rows
    .map((row) => ({ row, value: getValue(row) }))
    .sort(({ value: one }, { value: other }) => {
      if (isMissing(one) || isMissing(other))
        return Number(isMissing(one)) - Number(isMissing(other));
      const order = compare(one, other, collator);
      return isDescending ? -order : order;
    })
    .map(({ row }) => row);
}
