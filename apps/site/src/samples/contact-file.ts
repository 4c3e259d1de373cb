/**
 * Returns the attributes of a link to a contact file. Without `download`, an iPhone shows the contact, ready to be
 * added, but only in a top-level window; hence `_top` for pages in a frame. Other browsers download the file.
 */
export function contactLink(name: string): { readonly href: string; readonly target: '_top' } {
  return { href: `/samples/${name}.vcf`, target: '_top' };
}
