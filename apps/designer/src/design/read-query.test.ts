import { expect, test } from 'vitest';
import { FIRST_DESIGN } from './design.ts';
import { MAX_QUERY_DATA, readQuery } from './read-query.ts';

const read = (data: string) => readQuery(`?embed=1&theme=dark&data=${encodeURIComponent(data)}`);

test('encodes the data of the URL', () => {
  expect(read('https://waypage.example/orilla').design.data).toBe('https://waypage.example/orilla');
  expect(read('A text, ¡olé! 漢字').design.data).toBe('A text, ¡olé! 漢字');
});

test('only embed=1 is embedded', () => {
  expect(readQuery('?embed=1').isEmbedded).toBe(true);
  expect(
    ['', '?embed=0', '?embed=true', '?embed'].map((search) => readQuery(search).isEmbedded),
  ).toEqual([false, false, false, false]);
});

test.each([
  ['a null', 'a\u0000b'],
  ['a turned direction', 'a\u202Eb'],
  ['too much', 'x'.repeat(MAX_QUERY_DATA + 1)],
])('data with %s is refused as a whole', (_what, data) => {
  expect(read(data)).toEqual({ isEmbedded: true, design: FIRST_DESIGN, isRefused: true });
});

test('data of several lines is taken', () => {
  const contact = 'BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Nadia Okafor\r\nEND:VCARD';
  expect(read(contact).design).toMatchObject({ data: contact, name: 'Nadia Okafor' });
});

test('shows data too long for a logo without', () => {
  expect(read('x'.repeat(1273)).design.logo).toBe('mark');
  expect(read('x'.repeat(1274)).design).toMatchObject({ data: 'x'.repeat(1274), logo: 'none' });
  expect(read('x'.repeat(2331)).design.logo).toBe('none');
});

test('data of the longest length is taken', () => {
  expect(read('x'.repeat(MAX_QUERY_DATA)).isRefused).toBe(false);
});

test.each([
  ['https://waypage.example/orilla', 'Orilla'],
  ['https://waypage.example/casa-azul/', 'Casa azul'],
  ['https://waypage.example/ma%C3%B1ana', 'Mañana'],
  ['https://waypage.example/%E0%A4%A', '%E0%A4%A'],
  ['https://waypage.example', 'Waypage.example'],
  ['waypage.example/casa-azul', 'Casa azul'],
  ['wifi', 'Wifi'],
  ['WIFI:T:WPA;S:Casa Azul;P:secret;;', 'Casa Azul'],
  ['MECARD:N:Owen,Sean;TEL:1;;', 'Owen,Sean'],
  ['Prix : 9 €', 'Prix : 9 €'],
  ['Table 4\nBy the window', 'Table 4'],
])('%s is named %s', (data, name) => {
  expect(read(data).design.name).toBe(name);
});
