import { describe, expect, it } from 'vitest';
import { unicodeHost } from './parse-url.ts';
import { describeContent } from './describe-content.ts';
import { visiblePieces } from './code-text.ts';

const ZERO_WIDTH = '\u200B';
const TURN_ROUND = '\u202E';
const BYTE_ORDER_MARK = '\uFEFF';

describe('describeContent', () => {
  it.each([
    ['https://waypage.example/orilla', 'url'],
    ['HTTP://WAYPAGE.EXAMPLE', 'url'],
    ['https://waypage.example/my menu.pdf', 'url'],
    [`${BYTE_ORDER_MARK}https://waypage.example/`, 'url'],
    ['URL:https://waypage.example/menu', 'url'],
    ['URLTO:waypage.example/menu', 'url'],
    ['MEBKM:TITLE:Menu;URL:https\\://waypage.example/menu;;', 'url'],
    ['http://localhost:8080/menu', 'url'],
    ['localhost:8080', 'url'],
    ['http://[::1]:8080/', 'url'],
    ['192.168.1.20', 'url'],
    ['www.waypage.example', 'url'],
    ['WAYPAGE.COM', 'url'],
    ['bäckerei.de', 'url'],
    ['12.50', 'text'],
    ['12.05.2026', 'text'],
    ['1.2/3', 'text'],
    ['Hello.World', 'text'],
    ['menu.pdf', 'text'],
    ['readme.md', 'text'],
    ['www.waypage.example/a b', 'text'],
    ['htp://waypage.example', 'url'],
    ['URLTO:htps://waypage.example', 'url'],
    ['http/2', 'text'],
    ['ftp://waypage.example', 'app-link'],
    ['Ana.Ñ+menu@shop.waypage.example', 'email'],
    ['a@b', 'text'],
    ['write to a@waypage.example', 'text'],
    ['BEGIN:VCARD\nVERSION:3.0\nFN:Nadia\nEND:VCARD', 'contact'],
    ['MECARD:N:Nadia;;', 'contact'],
    ['tel:+34600000000', 'phone'],
    ['(0176) 123-45678', 'phone'],
    ['555-123-4567', 'phone'],
    ['07-08-2026', 'text'],
    ['4006381333931', 'text'],
    ['tel:%2A%2306%23', 'dial-code'],
    ['SMSTO:+34600000000:Hola', 'sms'],
    ['mailto:a@waypage.example', 'email'],
    ['otpauth://totp/Lumbre:nadia?secret=GEZDGNBVGY3TQOJQ', 'one-time-password'],
    ['otpauth-migration://offline?data=CjEK', 'one-time-password'],
    ['bitcoin:175tWpb8K1S7NmH4Zx6rewF9WQrcZv245W', 'payment'],
    ['upi://pay?pa=lumbre@bank&pn=Lumbre&am=12', 'payment'],
    ['BCD\n002\n1\nSCT\n\nLumbre\nES9121000418450200051332\nEUR12.5\n\n\nTable 4', 'payment'],
    ['00020101021129300012D156000000000510A9530398654040.105802BR5904Lumb6304ABCD', 'payment'],
    ['Table:4', 'text'],
    ['Note: bring a pen', 'text'],
  ])('names the kind of %j', (text, kind) => {
    expect(describeContent(text).kind).toBe(kind);
  });

  it('calls GS1 elements a product', () => {
    expect(describeContent('0109501101020917', { isGs1: true }).kind).toBe('product');
  });

  it.each([
    [
      'BEGIN:VCARD\r\nVERSION:3.0\r\nN:Okafor;Nadia;;;\r\nFN:Nadia Okafor\r\nORG:Lumbre\\, S.L.\r\nNOTE:one\\ntwo\r\nitem1.TEL;TYPE=CELL:+34\r\n 600\r\nEND:VCARD',
      { name: 'Nadia Okafor', organization: 'Lumbre, S.L.', note: 'one\ntwo', phone: '+34600' },
    ],
    [
      'BEGIN:VCARD\nVERSION:2.1\nN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:Mu=C3=B1oz;Ana\nEND:VCARD',
      { name: 'Ana Muñoz' },
    ],
    [
      'BEGIN:VCARD\nVERSION:2.1\nNOTE;ENCODING=QUOTED-PRINTABLE:one=\r\n two=\nthree\nURL:https://a.example/?b=\nTEL:12\nEND:VCARD',
      { note: 'one twothree', url: 'https://a.example/?b=', phone: '12' },
    ],
    ['BEGIN:VCARD\rFN:Nadia\rTEL:12\rEND:VCARD', { name: 'Nadia', phone: '12' }],
    [
      'BEGIN:VCARD\nORG;SORT-AS="x:y":Lumbre\nADR;LABEL="1: Calle";TYPE=home:;;Calle 1;Santander;;39001;ES\nEND:VCARD',
      { organization: 'Lumbre', postal: 'Calle 1, Santander, 39001, ES' },
    ],
    [
      'BEGIN:VCALENDAR\nBEGIN:VTIMEZONE\nBEGIN:STANDARD\nDTSTART:19701025T030000\nEND:STANDARD\nEND:VTIMEZONE\nBEGIN:VEVENT\nDTSTART:20260101\nBEGIN:VALARM\nDESCRIPTION:Soon\nEND:VALARM\nSUMMARY:1+1=\nEND:VEVENT\nEND:VCALENDAR',
      { start: '20260101', title: '1+1=' },
    ],
    [
      'WIFI:T:WPA;S: net ;P: secret4 ;;',
      { network: ' net ', security: 'WPA', password: ' secret4 ' },
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
    ['OTPAUTH://TOTP/A?SECRET=GEZD', { account: 'A', secret: 'GEZD' }],
    [
      'SPD*1.0*ACC:CZ5855000000001265098001+RZBCCZPP*AM:480.50*CC:CZK*RN:Lumbre*MSG:Table%2A4',
      {
        payee: 'Lumbre',
        payeeAccount: 'CZ5855000000001265098001',
        amount: '480.50 CZK',
        reference: 'Table*4',
      },
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
    ['geo:0,0?q=Berlin', { position: '0, 0', place: 'Berlin' }],
    ['MEBKM:TITLE:Menu\\; today;URL:https\\://waypage.example/;;', { title: 'Menu; today' }],
  ])('takes %j apart and undoes its escapes', (text, expected) => {
    const fields = describeContent(text).fields.map(({ id, value }) => [id, value]);
    expect(Object.fromEntries(fields)).toEqual(expected);
  });

  it.each(['WIFI:S:Lumbre;P:secret;;', 'otpauth://totp/a?secret=GEZD'])(
    'marks the secret of %j',
    (text) => {
      const secrets = describeContent(text).fields.filter(({ isSecret }) => isSecret === true);
      expect(secrets).toHaveLength(1);
    },
  );
});

const card = (line: string) => `BEGIN:VCARD\nFN:Nadia\n${line}\nEND:VCARD`;
const payment = (end: string) => `BCD\n002\n1\nSCT\n\nLumbre\nES9121000418450200051332${end}`;

type Row = [text: string, problems: string[], kind?: string];

describe('problems', () => {
  it.each<Row>([
    ['https://waypage.example/menu', []],
    ['a@waypage.example', [], 'email'],
    ['+34 600 000 000', [], 'phone'],
    ['*#06#', [], 'dial-code'],
    ['Table 4', [], 'text'],
    ['a\uD83Db', ['lone-surrogate']],
    ['', ['empty'], 'text'],
    [`Table${ZERO_WIDTH} 4`, ['invisible-characters']],
    ['Ana\u200D', ['invisible-characters']],
    ['\u{1F468}\u200D\u{1F469}\u200D\u{1F467}', []],
    ['\u{1F3F4}\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}', []],
    [`\u{1F3F4}${'\u{E0061}'.repeat(9)}\u{E007F}`, ['invisible-characters']],
    ['\u65E5\u200C\u672C', ['invisible-characters']],
    ['a\u0301\u200D', ['invisible-characters']],
    ['\u0645\u06CC\u200C\u062E\u0648\u0627\u0647\u0645', []],
    ['waypage.example/menu', ['no-scheme'], 'url'],
    ['http://waypage.example', ['unencrypted']],
    ['https://', ['invalid-url']],
    ['https://way page.example', ['invalid-url']],
    ['https://waypage..example', ['invalid-url']],
    ...[
      'htp://waypage.example',
      'htps://waypage.example',
      'ttps://waypage.example',
      'hhttp://waypage.example',
      'httsp://waypage.example',
      'http//waypage.example',
      'https;//waypage.example',
      'https: //waypage.example',
      'https:waypage.example',
      'https://https://waypage.example',
    ].map((text): Row => [text, ['misspelled-scheme']]),
    ['http:/waypage.example', ['misspelled-scheme', 'unencrypted']],
    ['https://www,waypage.example', ['invalid-host']],
    ['https://www.waypage/menu', ['invalid-host']],
    ['https://waypage/menu', ['invalid-host']],
    ['https://www.com', []],
    ['www.waypage', ['invalid-host', 'no-scheme'], 'url'],
    ['www,waypage.example', ['invalid-host', 'no-scheme'], 'url'],
    ['http://localhost:8080', ['unencrypted']],
    ['javascript:alert(1)', ['blocked-scheme'], 'app-link'],
    ['data:text/html,Hi', ['blocked-scheme']],
    ['file:///menu.pdf', ['blocked-scheme']],
    ['lumbre://menu', [], 'app-link'],
    ['https://bank.example@thief.example/', ['user-name']],
    ['https://paypa1.example/', ['look-alike-host']],
    ['https://%77aypage.example/', ['disguised-host']],
    ['WIFI:T:WPA;S:Lumbre;P:secret42;;', []],
    ['WIFI:T:WPA;S:Lumbre;P:ab\\;cd123;H:true;;', []],
    ['WIFI:T:WPA;S:Lumbre;P:abcdefgh;cd123;;', ['not-escaped']],
    ['WIFI:T:WPA;S:Lumbre;P: secret;;', ['invalid-password']],
    ['WIFI:T:WPA;S:Lumbre;P: secret ;;', []],
    ['WIFI:T:WPA;S:Lumbre;P:secret;;', ['invalid-password'], 'wifi'],
    [`WIFI:T:WPA2;S:Lumbre;P:${'x'.repeat(64)};;`, ['invalid-password']],
    [`WIFI:T:WPA;S:Lumbre;P:${'aF'.repeat(32)};;`, []],
    ['WIFI:T:WPA2-EAP;S:Lumbre;E:PEAP;I:ana;P:x;;', []],
    ['WIFI:T:WEP;S:Lumbre;P:four;;', ['invalid-password']],
    ['WIFI:T:WAP;S:Lumbre;P:secret42;;', ['invalid-security']],
    [`WIFI:S:${'ñ'.repeat(17)};;`, ['field-too-long']],
    ['WIFI:S:Lumbre;;', []],
    ['WIFI:T:WPA;S:;P:;;', ['no-network', 'no-password']],
    ['WIFI:T:WPA;S:Lumbre;P:secret42', ['no-end']],
    ['MECARD:N:Nadia;NOTE:a;b;;', ['not-escaped']],
    ['BEGIN:VCARD\nFN:Nadia\nEND:VCARD', []],
    ['BEGIN:VCARD\nTEL:1', ['no-name', 'no-end']],
    ...[
      ['EMAIL:eva(at)waypage.example', 'invalid-recipient'],
      ['TEL:CALL-ME', 'invalid-number'],
      ['TEL:1\nTEL:CALL-ME', 'invalid-number'],
      ['URL:htp://waypage.example', 'invalid-url'],
      ['BDAY:19800230', 'invalid-date'],
    ].map(([line = '', problem = '']): Row => [card(line), [problem]]),
    ...[
      'TEL;VALUE=uri:tel:+34-600;ext=12',
      'TEL:+34 600 ext. 12',
      'EMAIL:a@waypage.example',
      'URL:waypage.example',
      'BDAY:--0229',
      'BDAY:1980-02-29T10:00:00-05:00',
    ].map((line): Row => [card(line), []]),
    ['BEGIN:VEVENT\nSUMMARY:Market\nEND:VEVENT', ['no-start'], 'event'],
    ['BEGIN:VEVENT\nDTSTART:20260230\nEND:VEVENT', ['invalid-date']],
    [
      'BEGIN:VEVENT\nDTSTART:20260201T100000Z\nDTEND:20260131T090000Z\nEND:VEVENT',
      ['invalid-date'],
    ],
    ['BEGIN:VEVENT\nDTSTART;TZID=A:20260201\nDTEND;TZID=B:20260131\nEND:VEVENT', []],
    ['BEGIN:VEVENT\nDTSTART:20260201T100000Z\nDTEND;TZID=A:20260201T060000\nEND:VEVENT', []],
    ['BEGIN:VEVENT\nDTSTART:2026-02-01T10:00:00\nEND:VEVENT', ['invalid-date']],
    ['BEGIN:VCALENDAR\nBEGIN:VTODO\nDTSTART:20260201\nEND:VTODO\nEND:VCALENDAR', []],
    ['BEGIN:VCALENDAR\nDTSTART:20260201\nEND:VCALENDAR', ['no-start']],
    ['BEGIN:VCARD;X=1\nFN:Nadia\nEND:VCARD', []],
    ['BEGIN:VCARD\nEND:VALARM\nFN:Nadia\nEND:VCARD', []],
    ['mailto:?subject=Hi', ['no-recipient']],
    ['mailto:?to=a@waypage.example', []],
    ['mailto:a@waypage.example,b', ['invalid-recipient']],
    ['tel:', ['no-number']],
    ['mailto://a@waypage.example', ['invalid-recipient']],
    ['tel:+34 600-000 000', []],
    ['tel:+1-555-123;ext=12', []],
    ['tel://+34600', ['invalid-number']],
    ['tel:tel:+34600', ['invalid-number']],
    ['tel:*#06#', [], 'dial-code'],
    ['smsto:abc:Hi', ['invalid-number']],
    ['geo:43.4,-3.8', [], 'location'],
    ['geo:43.4,-3.8,12', []],
    ['geo:52,5,13,4', ['invalid-position']],
    ['geo:north', ['invalid-position']],
    ['geo:,', ['invalid-position']],
    ['otpauth://totp/Lumbre', ['no-secret']],
    ['otpauth://totp/Lumbre?secret=', ['no-secret']],
    ['otpauth://totp/Lumbre?secret=secret1', ['invalid-secret']],
    ['otpauth-migration://offline?data=CjEK%2F1', []],
    ['SPD*1.0*ACC:CZ5855000000001265098001*AM:480.50*CC:CZK', []],
    ['SPD*1.0*ACC:CZ5855000000001265098002*AM:480.50*CC:CZK', ['invalid-iban']],
    ['SPD*1.0*AM:480.50', ['no-account']],
    ['HCT|001|A', []],
    ['BCD\n002\n1\nSCT\n\nLumbre\nES9121000418450200051332', []],
    ['BCD\n002\n1\nSCT\n\nLumbre\nES9121000418450200051333', ['invalid-iban']],
    ['BCD\n002\n1\nSCT\n\nLumbre\nES91 2100 0418 4502 0005 1332', ['invalid-iban']],
    ['BCD\n001\n1\nSCT\n\nLumbre\nES9121000418450200051332', ['invalid-bic']],
    ['BCD\n001\n1\nSCT\nCAIXESBBXXX\nLumbre\nES9121000418450200051332', []],
    ['BCD\n002\n1\nSCT\nCAIXA\nLumbre\nES9121000418450200051332', ['invalid-bic']],
    ['BCD\n2\n1\nSCT\n\nLumbre\nES9121000418450200051332', ['invalid-epc']],
    ['BCD\n002\n1\nSDD\n\nLumbre\nES9121000418450200051332', ['invalid-epc']],
    [`BCD\n002\n1\nSCT\n\n${'x'.repeat(71)}\nES9121000418450200051332`, ['field-too-long']],
    [payment(`\n\n\n${'x'.repeat(36)}`), ['field-too-long']],
    [payment(`\n\n\n\n${'x'.repeat(141)}`), ['field-too-long']],
    ['BCD\n002\n1\nSCT\n\n\n\nUSD5', ['no-account', 'no-payee', 'invalid-amount']],
  ])('finds in %j: %j', (text, problems, kind) => {
    const found = describeContent(text);
    expect(found.problems.toSorted()).toEqual(problems.toSorted());
    expect(found.kind).toBe(kind ?? found.kind);
  });

  it('ends for a line of quotes', () => {
    const text = `BEGIN:VCARD\nA;${'""x'.repeat(1000)}\nEND:VCARD`;
    expect(describeContent(text).problems).toContain('no-name');
  });

  it.each([
    ['x', 2953],
    ['ñ', 1476],
    ['4', 7089],
    ['A', 4296],
  ])('holds as many %s as a code: %i', (letter, count) => {
    expect(describeContent(letter.repeat(count)).problems).toEqual([]);
    expect(describeContent(letter.repeat(count + 1)).problems).toEqual(['text-too-long']);
  });
});

const url = (text: string) => describeContent(text).url;

describe('a URL', () => {
  it.each([
    [
      'HTTPS://Shop.Example:8080/A?b=c',
      { before: 'HTTPS://', host: 'Shop.Example', after: ':8080/A?b=c' },
      { resolvedHost: 'shop.example', isDisguised: false, isUnencrypted: false },
    ],
    [
      'https://bank.example@thief.example/in',
      { before: 'https://bank.example@', host: 'thief.example' },
      { hasUserName: true },
    ],
    [
      'https://bäckerei.example/',
      { host: 'bäckerei.example' },
      { resolvedHost: 'xn--bckerei-5wa.example', unicodeHost: 'bäckerei.example' },
    ],
  ])('is taken apart letter by letter: %s', (text, parts, details) => {
    expect(url(text)).toMatchObject({ ...parts, ...details });
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

  it.each([
    // The first letter is Cyrillic.
    ['https://аpple.example/', 'foreign'],
    ['https://xn--pple-43d.example/', 'foreign'],
    // Both labels are Cyrillic, then Greek.
    ['https://аррӏе.example/', 'foreign'],
    ['https://παυρο.example/', undefined],
    ['https://νοι.example/', 'foreign'],
    ['https://оса.example/', 'foreign'],
    ['https://оса.рф/', undefined],
    ['https://москва.example/', undefined],
    ['https://αυτο.example/', undefined],
    ['https://paypa丨.example/', 'foreign'],
    ['https://ꓮꓑꓑꓡꓰ.example/', 'foreign'],
    ['https://ⲣⲁⲩⲣⲁⲗ.example/', 'foreign'],
    ['https://пример.example/', undefined],
    ['https://почта.рф/', undefined],
    ['https://日本語qr.jp/', undefined],
    ['https://한국.kr/', undefined],
    ['https://مثال.example/', undefined],
    ['https://waypageр.example/', 'foreign'],
    ['https://MyIP.example/', undefined],
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
  ])('finds lookalike characters in %j: %s', (text, lookAlike) => {
    expect(url(text)?.lookAlike).toBe(lookAlike);
  });

  it.each([
    ['https://bit.ly/3xYz', true],
    ['https://qrco.de/bcd', true],
    ['https://tinyhop.example/nm26', true],
    ['https://go.example/aBcD', true],
    ['https://news.example/r?to=https://other.example/', true],
    ['https://waypage.example/orilla', false],
    ['https://www.shop.example/our-new-things', false],
    ['https://bit.ly/', false],
    ['https://a-very-long-name-of-a-shop.example/a1b2', false],
  ])('seems to redirect, %s: %s', (text, redirects) => {
    expect(url(text)?.redirects).toBe(redirects);
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

it('visiblePieces names invisible characters, keeping line breaks', () => {
  expect(visiblePieces(`a${TURN_ROUND}b\n\u0007`)).toEqual([
    { text: 'a', isMark: false },
    { text: 'U+202E', isMark: true },
    { text: 'b\n', isMark: false },
    { text: 'U+0007', isMark: true },
  ]);
});
