/**
 * Serializes nodes for a `<script type="application/ld+json">`. The output cannot end the script element.
 *
 * @param nodes what the builders of this entry return
 */
export function jsonLd(nodes: readonly object[]): string {
  const graph = { '@context': 'https://schema.org', '@graph': nodes };
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}

/** JSON-LD id of the organization, for references between pages. */
export const organisationId = (origin: string): string => `${origin}/#organisation`;

export const siteId = (origin: string): string => `${origin}/#site`;

/**
 * A schema.org node of type `Type`, not just a reference to one. Only checks the builders with `satisfies`: as their
 * return type it would make the types of schema.org a dependency of every consumer.
 */
export type Node<Type> = Exclude<Type, string>;
