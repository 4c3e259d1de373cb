import { expect, it } from 'vitest';
import { securityTxt } from './sitemap.ts';

const ORIGIN = 'https://waypage.example';

it('names a contact, its own URL, and a day less than a year ahead', () => {
  expect(securityTxt(ORIGIN, new Date('2026-11-24T10:00:00Z'))).toBe(
    [
      'Contact: mailto:security@waypage.example',
      'Expires: 2027-10-31T00:00:00Z',
      'Preferred-Languages: en, es, fr',
      'Canonical: https://waypage.example/.well-known/security.txt',
      '',
    ].join('\n'),
  );
});

it('is the same in two builds of a month', () => {
  const first = securityTxt(ORIGIN, new Date('2027-02-01T00:00:00Z'));
  expect(securityTxt(ORIGIN, new Date('2027-02-28T23:00:00Z'))).toBe(first);
});
