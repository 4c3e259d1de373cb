import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const file = readFileSync(
  new URL('../../public/samples/nadia-okafor.vcf', import.meta.url),
  'utf8',
);

it('offers the contact as a vCard that address books read', () => {
  const lines = file.split('\r\n');
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(lines.slice(0, 2)).toEqual(['BEGIN:VCARD', 'VERSION:3.0']);
  expect(lines.slice(-2)).toEqual(['END:VCARD', '']);
  expect(lines).toContain('FN:Nadia Okafor');
  expect(lines).toContain('TEL;TYPE=CELL,VOICE:+34600555014');
});
