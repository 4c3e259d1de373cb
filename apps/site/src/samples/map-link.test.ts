import { expect, it } from 'vitest';
import { mapLink } from './map-link.ts';

it('links to a map in every browser', () => {
  expect(mapLink(41.1441, -8.6157).href).toBe(
    'https://www.openstreetmap.org/?mlat=41.1441&mlon=-8.6157#map=17/41.1441/-8.6157',
  );
});
