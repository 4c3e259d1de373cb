import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const CONTACTS = [
  { file: 'nadia-okafor', name: 'Nadia Okafor', phone: 'TEL;TYPE=CELL,VOICE:+447700900014' },
  { file: 'aitor-leiza', name: 'Aitor Leiza', phone: 'TEL;TYPE=CELL,VOICE:+33639980121' },
  { file: 'iva-solberg', name: 'Iva Solberg', phone: 'TEL;TYPE=WORK,VOICE:+33536490017' },
  { file: 'mira-tavares', name: 'Mira Tavares', phone: 'TEL;TYPE=CELL,VOICE:+33465710026' },
];

describe.each(CONTACTS)('the contact $file', ({ file, name, phone }) => {
  it('is a vCard that address books read', () => {
    const text = readFileSync(new URL(`../../public/samples/${file}.vcf`, import.meta.url), 'utf8');
    const lines = text.split('\r\n');
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(lines.slice(0, 2)).toEqual(['BEGIN:VCARD', 'VERSION:3.0']);
    expect(lines.slice(-2)).toEqual(['END:VCARD', '']);
    expect(lines).toContain(`FN:${name}`);
    expect(lines).toContain(phone);
  });
});
