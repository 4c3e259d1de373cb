import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createLinks, imageUrl, pageScreenshotUrl, type LinkHosts } from '../src/index.js';

const hosts: LinkHosts = {
  appHost: 'https://app.waypage.example',
  marketingHost: 'https://www.waypage.example',
  qrGeneratorHost: 'https://qr.waypage.example',
  studioHost: 'https://studio.waypage.example',
  shortUrlHost: 'https://wp.example',
  shopUrl: 'https://shop.example/waypage',
};
const links = createLinks(hosts);
const spanish = createLinks({ ...hosts, lang: 'es' });
const app = hosts.appHost;

test.each([
  ['account', links.account(), `${app}/`],
  ['sign-in', links.signIn(), `${app}/sign-in`],
  ['sign-up', links.signUp(), `${app}/sign-up`],
  ['claim', links.claim('link-in-bio', 'My_1'), `${app}/ql/link-in-bio/My_1/claim`],
  ['new page, blank', links.newPage('pdf'), `${app}/ql/pdf/new`],
  ['new page, template', links.newPage('pdf', 'menu-1'), `${app}/ql/pdf/new?template=menu-1`],
  ['new page, scratch', links.newPage('pdf', 'scratch'), `${app}/ql/pdf/new`],
  ['new short URL', links.newPage('short-url', 'any'), `${app}/ql/short-url/new`],
  ['new review code', links.newPage('google-review', 'any'), `${app}/ql/google-review/new`],
  ['plan, monthly', links.buy('pro', 'monthly'), `${app}/plans/buy/pro?nxtPtype=pro`],
  ['plan, annual', links.buy('a', 'annual'), `${app}/plans/buy/a_annual?nxtPtype=a_annual`],
  ['free plan, monthly', links.buy('free', 'monthly'), `${app}/plans/buy/free?nxtPtype=free`],
  ['free plan, annual', links.buy('free', 'annual'), `${app}/plans/buy/free?nxtPtype=free`],
  ['free plan, closing', links.freePlan(), `${app}/plans/buy/free`],
  ['short URL', links.shortUrl('My_1'), 'https://wp.example/My_1'],
  ['sample', links.sample('pdf', 'm1'), 'https://www.waypage.example/sample/pdf/m1'],
  ['image', links.image('b.h/k'), imageUrl(app, 'b.h/k')],
  ['no image', links.image(''), undefined],
  ['screenshot', links.pageScreenshot('a'), pageScreenshotUrl(app, 'a')],
  ['templates', links.templates(), 'https://qr.waypage.example/templates'],
  ['builder', links.builder(), 'https://qr.waypage.example/qr-code/builder'],
  [
    'embedded builder',
    links.embeddedBuilder('https://wp.example/a?b=c&d'),
    'https://qr.waypage.example/qr-code/builder?embed=1&theme=dark&data=https%3A%2F%2Fwp.example%2Fa%3Fb%3Dc%26d',
  ],
  ['studio', links.studio(), 'https://studio.waypage.example/studio'],
  ['shop', links.shop(), 'https://shop.example/waypage'],
  ['storefront', links.storefront(), 'https://shop.example/waypage?pp=shop'],
  ['product', links.product('a&b'), 'https://shop.example/waypage?pp=shop&product=a%26b'],
  ['sign-up in Spanish', spanish.signUp(), `${app}/sign-up?lang=es`],
  ['claim in Spanish', spanish.claim('pdf', 'a'), `${app}/ql/pdf/a/claim?lang=es`],
  ['template in Spanish', spanish.newPage('pdf', 'm'), `${app}/ql/pdf/new?template=m&lang=es`],
  ['plan in Spanish', spanish.buy('a', 'monthly'), `${app}/plans/buy/a?nxtPtype=a&lang=es`],
  ['shop in Spanish', spanish.storefront(), 'https://shop.example/waypage?pp=shop&lang=es'],
  ['short URL in Spanish', spanish.shortUrl('a'), 'https://wp.example/a'],
  ['sample in Spanish', spanish.sample('pdf', 'm1'), links.sample('pdf', 'm1')],
  ['screenshot in Spanish', spanish.pageScreenshot('a'), links.pageScreenshot('a')],
])('%s', (_name, url, expected) => {
  expect(url).toBe(expected);
});

describe('hosts', () => {
  const withHosts = (some: Partial<LinkHosts>) => createLinks({ ...hosts, ...some });

  test('default short URLs to the app host', () => {
    expect(withHosts({ shortUrlHost: undefined }).shortUrl('a')).toBe(`${app}/a`);
  });

  test('may end with slashes and have a path', () => {
    const under = withHosts({ appHost: 'http://localhost:4174/app//' });
    expect(under.signIn()).toBe('http://localhost:4174/app/sign-in');
  });

  test('keep language, query and hash of the shop', () => {
    const shopUrl = 'https://shop.example/?lang=en#top';
    const shop = withHosts({ shopUrl, lang: 'es' });
    expect(shop.shop()).toBe(shopUrl);
    expect(shop.storefront()).toBe('https://shop.example/?lang=en&pp=shop#top');
  });

  test.each(['', 'app.waypage.example', '//app.waypage.example', 'ftp://a.example', 'https://a?b'])(
    'refuse %j and say which one it was',
    (studioHost) => {
      expect(() => withHosts({ studioHost })).toThrow(/studioHost ".*" is not/);
    },
  );
});

describe('segments and values', () => {
  const runs = { numRuns: 1000 };
  const anyText = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }));
  const segment = anyText.filter((text) => !['', '.', '..'].includes(text));
  /** As browsers encode text: a lone surrogate becomes U+FFFD. */
  const sent = (text: string): string => text.replace(/\p{Surrogate}/gu, '\ufffd');

  test.each(['.', '..'])('refuse %s, which browsers resolve', (dot) => {
    for (const link of [
      () => links.claim(dot, 'a'),
      () => links.claim('a', dot),
      () => links.newPage(dot, 'a'),
      () => links.buy(dot, 'monthly'),
      () => links.shortUrl(dot),
      () => links.sample(dot, 'a'),
      () => links.sample('a', dot),
    ]) {
      expect(link).toThrow(TypeError);
    }
  });

  test('may be any other text', () => {
    const segmentsOf = (url: string) => new URL(url).pathname.split('/').map(decodeURIComponent);
    fc.assert(
      fc.property(segment, segment, anyText, (type, id, value) => {
        expect(segmentsOf(links.claim(type, id))).toEqual([
          '',
          'ql',
          sent(type),
          sent(id),
          'claim',
        ]);
        expect(segmentsOf(links.sample(type, id))).toEqual(['', 'sample', sent(type), sent(id)]);
        expect(new URL(links.builder(value)).searchParams.get('data')).toBe(sent(value));
        expect(new URL(links.product(value)).searchParams.get('product')).toBe(sent(value));
        const screenshot = new URL(links.pageScreenshot(value)).pathname;
        expect(decodeURIComponent(screenshot)).toContain(sent(value));
      }),
      runs,
    );
  });
});
