/**
 * Nodes as the text of a `<script type="application/ld+json">`. No text in it can end the element it
 * stands in.
 *
 * @param nodes what the builders of this entry return
 */
export function jsonLd(nodes: readonly object[]): string {
  const graph = { '@context': 'https://schema.org', '@graph': nodes };
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}
