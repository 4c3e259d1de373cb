import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { mapLink } from './links.ts';

const CONTACTS = [
  { file: 'nadia-okafor', name: 'Nadia Okafor', phone: 'TEL;TYPE=CELL,VOICE:+447700900014' },
  { file: 'aitor-leiza', name: 'Aitor Leiza', phone: 'TEL;TYPE=CELL,VOICE:+33639980121' },
  { file: 'iva-solberg', name: 'Iva Solberg', phone: 'TEL;TYPE=WORK,VOICE:+33536490017' },
  { file: 'mira-tavares', name: 'Mira Tavares', phone: 'TEL;TYPE=CELL,VOICE:+33465710026' },
];

it.each(CONTACTS)('$file is a vCard for address books', (contact) => {
  const url = new URL(`../../public/samples/${contact.file}.vcf`, import.meta.url);
  const text = readFileSync(url, 'utf8');
  const lines = text.split('\r\n');
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(lines.slice(0, 2)).toEqual(['BEGIN:VCARD', 'VERSION:3.0']);
  expect(lines.slice(-2)).toEqual(['END:VCARD', '']);
  expect(lines).toContain(`FN:${contact.name}`);
  expect(lines).toContain(contact.phone);
});

it('mapLink links to a map in every browser', () => {
  expect(mapLink(41.1441, -8.6157).href).toBe(
    'https://www.openstreetmap.org/?mlat=41.1441&mlon=-8.6157#map=17/41.1441/-8.6157',
  );
});
