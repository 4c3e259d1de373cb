/** A web map, because `geo:` does nothing on an iPhone or a computer. */
export interface MapLink {
  readonly href: string;
  readonly target: '_blank';
  readonly rel: string;
}

/**
 * Returns the attributes of a link that shows a place on a map in a new tab.
 *
 * @param latitude in degrees, positive in the north
 * @param longitude in degrees, positive in the east
 */
export function mapLink(latitude: number, longitude: number): MapLink {
  const place = [latitude, longitude].map((degrees) => degrees.toFixed(4));
  const [north, east] = place;
  return {
    href: `https://www.openstreetmap.org/?mlat=${north ?? ''}&mlon=${east ?? ''}#map=17/${place.join('/')}`,
    target: '_blank',
    rel: 'noopener noreferrer nofollow',
  };
}
