import { expect, it } from 'vitest';
import { readContent } from './code-content.ts';

it.each([
  ['https://waypage.example/orilla', 'address'],
  ['HTTP://WAYPAGE.EXAMPLE', 'address'],
  ['www.waypage.example/a b', 'text'],
  ['waypage.example/menu', 'address'],
  ['BEGIN:VCARD\nVERSION:3.0\nFN:Nadia\nEND:VCARD', 'contact'],
  ['MECARD:N:Nadia;;', 'contact'],
  ['WIFI:T:WPA;S:Lumbre;P:secret;;', 'wifi'],
  ['tel:+34600000000', 'phone'],
  ['SMSTO:+34600000000:Hola', 'message'],
  ['mailto:a@waypage.example', 'mail'],
  ['geo:43.4,-3.8', 'place'],
  ['BEGIN:VEVENT\nSUMMARY:Market\nEND:VEVENT', 'event'],
  ['bitcoin:175tWpb8K1S7NmH4Zx6rewF9WQrcZv245W', 'action'],
  ['javascript:alert(1)', 'action'],
  ['Table 4', 'text'],
  ['Note: bring a pen', 'text'],
  ['', 'text'],
])('says what %j is', (text, kind) => {
  expect(readContent(text).kind).toBe(kind);
});

const address = (text: string) => readContent(text).address;

it('takes an address apart without changing a letter of it', () => {
  expect(address('HTTPS://Shop.Example:8080/A?b=c')).toMatchObject({
    before: 'HTTPS://',
    host: 'Shop.Example',
    after: ':8080/A?b=c',
    plainHost: undefined,
    isUnencrypted: false,
  });
});

it('shows what stands before the host for what it is', () => {
  expect(address('https://bank.example@thief.example/in')).toMatchObject({
    before: 'https://bank.example@',
    host: 'thief.example',
    hasName: true,
  });
});

it('finds letters and digits that pass for others', () => {
  // The first letter is Cyrillic.
  expect(address('https://аpple.example/')).toMatchObject({
    lookAlike: 'foreign',
    plainHost: 'xn--pple-43d.example',
  });
  expect(address('https://xn--pple-43d.example/')?.lookAlike).toBe('foreign');
  expect(address('https://paypa1.example/')?.lookAlike).toBe('digits');
  expect(address('https://g00gle.example/')?.lookAlike).toBe('digits');
  for (const plain of ['waypage.example', 'shop24.example', '10.0.0.1']) {
    expect(address(`https://${plain}/`)?.lookAlike, plain).toBeUndefined();
  }
});

it('says that an address seems to lead on', () => {
  for (const forwarder of [
    'https://bit.ly/3xYz',
    'https://qrco.de/bcd',
    'https://tinyhop.example/nm26',
    'https://go.example/aBcD',
    'https://news.example/r?to=https://other.example/',
  ]) {
    expect(address(forwarder)?.leadsOn, forwarder).toBe(true);
  }
  for (const plain of [
    'https://waypage.example/orilla',
    'https://www.shop.example/our-new-things',
    'https://bit.ly/',
    'https://a-very-long-name-of-a-shop.example/a1b2',
  ]) {
    expect(address(plain)?.leadsOn, plain).toBe(false);
  }
});
