import type { Solution } from '@waypage/content/solutions';

/** Aliases by which a hash finds a solution, besides its id (docs/product.md, section 2). */
export function otherAnchors({ id, hashAliases }: Solution): readonly string[] {
  return hashAliases.filter((alias) => alias !== id);
}
