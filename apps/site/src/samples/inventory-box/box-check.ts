export const BOX_ITEMS = [
  { id: 'mugs', count: 12 },
  { id: 'stove', count: 1 },
  { id: 'kettle', count: 2 },
  { id: 'towels', count: 6 },
  { id: 'matches', count: 4 },
  { id: 'tin', count: 1 },
] as const;

export type BoxItem = (typeof BOX_ITEMS)[number];

export function toggleFound(
  found: readonly BoxItem['id'][],
  id: BoxItem['id'],
): readonly BoxItem['id'][] {
  return found.includes(id) ? found.filter((other) => other !== id) : [...found, id];
}

export function missingItems(found: readonly BoxItem['id'][]): readonly BoxItem[] {
  return BOX_ITEMS.filter(({ id }) => !found.includes(id));
}
