/** @throws RangeError that names the ids there are */
export function getById<Item extends { readonly id: string }>(
  kind: string,
  items: readonly Item[],
  id: string,
): Item {
  const item = items.find((candidate) => candidate.id === id);
  if (item) return item;
  throw new RangeError(
    `[@waypage/content] There is no ${kind} "${id}". Use one of: ${items.map((candidate) => candidate.id).join(', ')}.`,
  );
}
