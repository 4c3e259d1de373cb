import { describe, expect, test } from 'vitest';
import { createLinks, type LinkHosts } from '../src/index.js';

const hosts: LinkHosts = {
  appHost: 'https://app.waypage.example',
  marketingHost: 'https://www.waypage.example',
  qrGeneratorHost: 'https://qr.waypage.example',
  studioHost: 'https://studio.waypage.example',
  shortUrlHost: 'https://wp.example',
  shopUrl: 'https://shop.example/waypage',
};
const links = createLinks(hosts);
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
  ['plan, monthly', links.buy('basic', 'monthly'), `${app}/plans/buy/basic?nxtPtype=basic`],
  [
    'plan, annual',
    links.buy('business', 'annual'),
    `${app}/plans/buy/business_annual?nxtPtype=business_annual`,
  ],
  ['free plan, monthly', links.buy('free', 'monthly'), `${app}/plans/buy/free?nxtPtype=free`],
  ['free plan, annual', links.buy('free', 'annual'), `${app}/plans/buy/free?nxtPtype=free`],
  ['free plan, closing', links.freePlan(), `${app}/plans/buy/free`],
  ['short URL', links.shortUrl('My_1'), 'https://wp.example/My_1'],
  ['sample', links.sample('pdf', 'm1'), 'https://www.waypage.example/sample/pdf/m1'],
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
])('%s', (_name, url, expected) => {
  expect(url).toBe(expected);
});

describe('a language', () => {
  const spanish = createLinks({ ...hosts, lang: 'es' });

  test.each([
    [spanish.signUp(), `${app}/sign-up?lang=es`],
    [spanish.claim('link-in-bio', 'My_1'), `${app}/ql/link-in-bio/My_1/claim?lang=es`],
    [spanish.newPage('pdf', 'menu-1'), `${app}/ql/pdf/new?template=menu-1&lang=es`],
    [spanish.buy('basic', 'annual'), `${app}/plans/buy/basic_annual?nxtPtype=basic_annual&lang=es`],
    [spanish.storefront(), 'https://shop.example/waypage?pp=shop&lang=es'],
  ])('is named in %s', (url, expected) => {
    expect(url).toBe(expected);
  });

  test('is not named in short URLs, samples and images', () => {
    const urls = [spanish.shortUrl('a'), spanish.sample('pdf', 'm1'), spanish.pageScreenshot('a')];
    for (const url of urls) expect(url).not.toContain('lang');
  });

  test('of the shop stays where its URL names one', () => {
    const shopUrl = 'https://shop.example/?lang=en';
    expect(createLinks({ ...hosts, shopUrl, lang: 'es' }).shop()).toBe(shopUrl);
  });
});

describe('hosts', () => {
  test('serve short URLs from the app host unless told otherwise', () => {
    expect(createLinks({ ...hosts, shortUrlHost: undefined }).shortUrl('a')).toBe(`${app}/a`);
  });

  test('may end with slashes and have a path', () => {
    expect(createLinks({ ...hosts, appHost: 'http://localhost:4174/app//' }).signIn()).toBe(
      'http://localhost:4174/app/sign-in',
    );
  });

  test.each(['', 'app.waypage.example', '//app.waypage.example', 'ftp://a.example', 'https://a?b'])(
    'refuse %j and say which one it was',
    (studioHost) => {
      expect(() => createLinks({ ...hosts, studioHost })).toThrow(/studioHost ".*" is not/);
    },
  );
});

test('the storefront keeps the query and the hash of the shop', () => {
  const shopUrl = 'https://shop.example/?lang=en#top';
  expect(createLinks({ ...hosts, shopUrl }).storefront()).toBe(
    'https://shop.example/?lang=en&pp=shop#top',
  );
});
