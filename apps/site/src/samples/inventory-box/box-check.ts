export interface BoxItem {
  readonly id: 'mugs' | 'stove' | 'kettle' | 'towels' | 'matches' | 'tin';
  readonly count: number;
}

export const BOX_ITEMS: readonly BoxItem[] = [
  { id: 'mugs', count: 12 },
  { id: 'stove', count: 1 },
  { id: 'kettle', count: 2 },
  { id: 'towels', count: 6 },
  { id: 'matches', count: 4 },
  { id: 'tin', count: 1 },
];

export function toggleFound(
  found: readonly BoxItem['id'][],
  id: BoxItem['id'],
): readonly BoxItem['id'][] {
  return found.includes(id) ? found.filter((other) => other !== id) : [...found, id];
}

export function missingItems(found: readonly BoxItem['id'][]): readonly BoxItem[] {
  return BOX_ITEMS.filter(({ id }) => !found.includes(id));
}
