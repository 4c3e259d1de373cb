/**
 * Serialises nodes for a `<script type="application/ld+json">`. The output cannot end the script element.
 *
 * @param nodes what the builders of this entry return
 */
export function jsonLd(nodes: readonly object[]): string {
  const graph = { '@context': 'https://schema.org', '@graph': nodes };
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}
