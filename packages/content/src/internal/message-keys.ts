export const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const;

/** Typed, so that the compiler finds a key built from an id that no message has. */
type CamelCase<Id extends string> = Id extends `${infer Start}-${infer Rest}`
  ? `${Start}${Capitalize<CamelCase<Rest>>}`
  : Id;

export function camelCase<Id extends string>(id: Id): CamelCase<Id> {
  return id.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase()) as CamelCase<Id>;
}
