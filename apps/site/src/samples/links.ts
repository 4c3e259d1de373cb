/**
 * Returns the attributes of a link to a contact file. Without `download`, an iPhone shows the contact, ready to be
 * added, but only in a top-level window; hence `_top` for pages in a frame. Other browsers download the file.
 */
export function contactLink(name: string) {
  return { href: `/samples/${name}.vcf`, target: '_top' };
}

/**
 * Returns the attributes of a link that shows a place on a web map in a new tab; `geo:` does nothing on an iPhone or a
 * computer.
 *
 * @param latitude in degrees, positive in the north
 * @param longitude in degrees, positive in the east
 */
export function mapLink(latitude: number, longitude: number) {
  const [north, east] = [latitude.toFixed(4), longitude.toFixed(4)];
  return {
    href: `https://www.openstreetmap.org/?mlat=${north}&mlon=${east}#map=17/${north}/${east}`,
    target: '_blank',
    rel: 'noopener noreferrer nofollow',
  };
}
