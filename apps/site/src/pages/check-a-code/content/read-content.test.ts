import { describe, expect, it } from 'vitest';
import { unicodeHost } from './punycode.ts';
import { readContent } from './read-content.ts';
import { visiblePieces } from './visible-text.ts';

const ZERO_WIDTH = '\u200B';
const TURN_ROUND = '\u202E';
const BYTE_ORDER_MARK = '\uFEFF';

describe('readContent', () => {
  it.each([
    ['https://waypage.example/orilla', 'address'],
    ['HTTP://WAYPAGE.EXAMPLE', 'address'],
    ['https://waypage.example/my menu.pdf', 'address'],
    [`${BYTE_ORDER_MARK}https://waypage.example/`, 'address'],
    ['URL:https://waypage.example/menu', 'address'],
    ['URLTO:waypage.example/menu', 'address'],
    ['MEBKM:TITLE:Menu;URL:https\\://waypage.example/menu;;', 'address'],
    ['http://localhost:8080/menu', 'address'],
    ['localhost:8080', 'address'],
    ['http://[::1]:8080/', 'address'],
    ['192.168.1.20', 'address'],
    ['waypage.example/menu', 'address'],
    ['www.waypage.example', 'address'],
    ['WAYPAGE.COM', 'address'],
    ['bäckerei.de', 'address'],
    ['12.50', 'text'],
    ['12.05.2026', 'text'],
    ['1.2/3', 'text'],
    ['Hello.World', 'text'],
    ['menu.pdf', 'text'],
    ['readme.md', 'text'],
    ['www.waypage.example/a b', 'text'],
    ['a@waypage.example', 'text'],
    ['BEGIN:VCARD\nVERSION:3.0\nFN:Nadia\nEND:VCARD', 'contact'],
    ['MECARD:N:Nadia;;', 'contact'],
    ['WIFI:T:WPA;S:Lumbre;P:secret;;', 'wifi'],
    ['tel:+34600000000', 'phone'],
    ['tel:*#06#', 'service'],
    ['tel:%2A%2306%23', 'service'],
    ['SMSTO:+34600000000:Hola', 'message'],
    ['mailto:a@waypage.example', 'mail'],
    ['geo:43.4,-3.8', 'place'],
    ['BEGIN:VEVENT\nSUMMARY:Market\nEND:VEVENT', 'event'],
    ['otpauth://totp/Lumbre:nadia?secret=GEZDGNBVGY3TQOJQ', 'password'],
    ['otpauth-migration://offline?data=CjEK', 'password'],
    ['bitcoin:175tWpb8K1S7NmH4Zx6rewF9WQrcZv245W', 'payment'],
    ['upi://pay?pa=lumbre@bank&pn=Lumbre&am=12', 'payment'],
    ['BCD\n002\n1\nSCT\n\nLumbre\nES9121000418450200051332\nEUR12.5\n\n\nTable 4', 'payment'],
    [
      '00020101021129300012D156000000000510A93FO3230Q5204000053039865802BR5904Lumb6304ABCD',
      'payment',
    ],
    ['javascript:alert(1)', 'action'],
    ['lumbre://menu', 'action'],
    ['Table:4', 'text'],
    ['Table 4', 'text'],
    ['Note: bring a pen', 'text'],
    ['', 'text'],
  ])('names the kind of %j', (text, kind) => {
    expect(readContent(text).kind).toBe(kind);
  });

  it('names elements of GS1 a product, whatever they look like', () => {
    expect(readContent('0109501101020917', true).kind).toBe('product');
  });

  it.each([
    [
      'BEGIN:VCARD\r\nVERSION:3.0\r\nN:Okafor;Nadia;;;\r\nFN:Nadia Okafor\r\nORG:Lumbre\\, S.L.\r\nNOTE:one\\ntwo\r\nitem1.TEL;TYPE=CELL:+34\r\n 600\r\nEND:VCARD',
      { name: 'Nadia Okafor', organisation: 'Lumbre, S.L.', note: 'one\ntwo', phone: '+34600' },
    ],
    [
      'BEGIN:VCARD\nVERSION:2.1\nN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:Mu=C3=B1oz;Ana\nEND:VCARD',
      { name: 'Ana Muñoz' },
    ],
    ['MECARD:N:Okafor,Nadia;NOTE:a\\;b\\:c;;', { name: 'Nadia Okafor', note: 'a;b:c' }],
    [
      'WIFI:T:WPA;S:Lum\\;bre;P:a\\\\b\\:c;;',
      { network: 'Lum;bre', security: 'WPA', password: 'a\\b:c' },
    ],
    [
      'mailto:a@b.example?subject=Table%204&body=1+1',
      { to: 'a@b.example', subject: 'Table 4', body: '1+1' },
    ],
    ['SMSTO:+34600:at 12:30', { number: '+34600', body: 'at 12:30' }],
    ['sms:+34600?body=Hola%20a', { number: '+34600', body: 'Hola a' }],
    [
      'otpauth://totp/Lumbre:nadia%40b.example?secret=GEZD&issuer=Lumbre',
      { account: 'Lumbre:nadia@b.example', issuer: 'Lumbre', secret: 'GEZD' },
    ],
    [
      'BCD\n002\n1\nSCT\nBIC\nLumbre\nES91\nEUR12.5\n\n\nTable 4',
      { payee: 'Lumbre', payeeAccount: 'ES91', amount: 'EUR12.5', reference: 'Table 4' },
    ],
    [
      'bitcoin:175tW?amount=0.1&label=Lumbre',
      { payee: 'Lumbre', payeeAccount: '175tW', amount: '0.1' },
    ],
    ['tel:%2A%2306%23', { number: '*#06#' }],
    ['MEBKM:TITLE:Menu\\; today;URL:https\\://waypage.example/;;', { title: 'Menu; today' }],
  ])('takes %j apart and undoes its escapes', (text, expected) => {
    const fields = readContent(text).fields.map(({ id, value }) => [id, value]);
    expect(Object.fromEntries(fields)).toEqual(expected);
  });

  it.each(['WIFI:S:Lumbre;P:secret;;', 'otpauth://totp/a?secret=GEZD'])(
    'marks the secret of %j',
    (text) => {
      const secrets = readContent(text).fields.filter(({ isSecret }) => isSecret === true);
      expect(secrets).toHaveLength(1);
    },
  );
});

const url = (text: string) => readContent(text).url;

describe('a URL', () => {
  it('is taken apart without changing a letter of it', () => {
    expect(url('HTTPS://Shop.Example:8080/A?b=c')).toMatchObject({
      before: 'HTTPS://',
      host: 'Shop.Example',
      after: ':8080/A?b=c',
      resolvedHost: 'shop.example',
      isDisguised: false,
      isUnencrypted: false,
    });
  });

  it('shows what is written before the host for what it is', () => {
    expect(url('https://bank.example@thief.example/in')).toMatchObject({
      before: 'https://bank.example@',
      host: 'thief.example',
      hasName: true,
    });
  });

  it.each([
    ['https://thief.example\\@bank.example/login', 'thief.example'],
    [`https://bank${ZERO_WIDTH}example.example/`, 'bankexample.example'],
    ['https://%77aypage.example/menu', 'waypage.example'],
    ['https://waypage\u3002example/', 'waypage.example'],
    ['http://0x7f.1/', '127.0.0.1'],
    ['https:\\\\thief.example/', 'thief.example'],
  ])('says where a browser goes with %j', (text, host) => {
    expect(url(text)).toMatchObject({ resolvedHost: host, isDisguised: true });
  });

  it.each([
    'https://bäckerei.example/brot',
    'https://BÄCKEREI.example/',
    'http://[::1]/',
    'http://10.0.0.1/',
  ])('has no disguise in %j', (text) => {
    expect(url(text)).toMatchObject({ isDisguised: false, lookAlike: undefined });
  });

  it('shows a host in its own letters where the network knows it by others', () => {
    expect(url('https://bäckerei.example/')).toMatchObject({
      resolvedHost: 'xn--bckerei-5wa.example',
      unicodeHost: 'bäckerei.example',
    });
  });

  it.each([
    // The first letter is Cyrillic.
    ['https://аpple.example/', 'foreign'],
    ['https://xn--pple-43d.example/', 'foreign'],
    ['https://paypa1.example/', 'digits'],
    ['https://g00gle.example/', 'digits'],
    ['https://0range.example/', 'digits'],
    ['https://paypaI.example/login', 'capitals'],
    ['https://waypage.example/', undefined],
    ['https://www1.waypage.example/menu', undefined],
    ['https://shop24.example/', undefined],
    ['https://10.0.0.1/', undefined],
    ['HTTPS://IKEA.EXAMPLE/', undefined],
    ['https://crêperie.example/', undefined],
  ])('finds letters and digits that pass for others in %j: %s', (text, lookAlike) => {
    expect(url(text)?.lookAlike).toBe(lookAlike);
  });

  it.each([
    'https://bit.ly/3xYz',
    'https://qrco.de/bcd',
    'https://tinyhop.example/nm26',
    'https://go.example/aBcD',
    'https://news.example/r?to=https://other.example/',
  ])('seems to lead on: %s', (text) => {
    expect(url(text)?.leadsOn).toBe(true);
  });

  it.each([
    'https://waypage.example/orilla',
    'https://www.shop.example/our-new-things',
    'https://bit.ly/',
    'https://a-very-long-name-of-a-shop.example/a1b2',
  ])('seems to stay: %s', (text) => {
    expect(url(text)?.leadsOn).toBe(false);
  });
});

describe('unicodeHost', () => {
  it.each([
    'bücher.example',
    'пример.example',
    '例え.example',
    'münchen-ost.example',
    'ñandú.example',
  ])('shows %s in its own letters', (host) => {
    expect(unicodeHost(new URL(`https://${host}`).hostname)).toBe(host);
  });

  it('leaves what is broken as it is', () => {
    expect(unicodeHost('xn--ä.xn--99999999.example')).toBe('xn--ä.xn--99999999.example');
  });
});

describe('visiblePieces', () => {
  it('names what is not seen, and leaves line breaks', () => {
    expect(visiblePieces(`a${TURN_ROUND}b\n\u0007`)).toEqual([
      { text: 'a', isMark: false },
      { text: 'U+202E', isMark: true },
      { text: 'b\n', isMark: false },
      { text: 'U+0007', isMark: true },
    ]);
  });
});
