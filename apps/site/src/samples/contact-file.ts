/**
 * What a link to a contact file needs. It opens the file and has no `download`: an iPhone shows the
 * contact, ready to be added, but only in a whole window, which a sample page in a frame is not. Other
 * browsers download what they cannot show.
 */
export function contactLink(name: string): { readonly href: string; readonly target: '_top' } {
  return { href: `/samples/${name}.vcf`, target: '_top' };
}
