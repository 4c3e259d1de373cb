// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { carryCampaign, readCampaign, withCampaign } from './campaign.ts';

const SITE = 'https://waypage.example';
const APP = 'https://app.waypage.example';

function visit(url: string): void {
  vi.stubGlobal('location', new URL(url, SITE));
}

beforeEach(() => visit('/?utm_source=news'));
afterEach(() => {
  vi.restoreAllMocks();
});

describe('readCampaign', () => {
  it.each([
    ['?utm_term=e&utm_source=a&utm_medium=b', 'utm_source=a&utm_medium=b&utm_term=e'],
    ['?utm_medium=b', ''],
    ['?utm_source=', ''],
    ['?utm_source=%20', ''],
    ['?utm_source=a&utm_source=b', 'utm_source=a'],
    ['?utm_source=&utm_source=b', ''],
    [`?utm_source=${'x'.repeat(200)}`, `utm_source=${'x'.repeat(200)}`],
    ['?utm_source=a%2520b+c', 'utm_source=a%2520b+c'],
    ['?utm_source=a&utm_medium=x%00y', 'utm_source=a'],
    ['?utm_source=a&utm_medium=x%E2%80%AEy', 'utm_source=a'],
    ['?utm_source=a&utm_medium=x%0Ay', 'utm_source=a'],
    [`?utm_source=a&utm_medium=${'x'.repeat(201)}`, 'utm_source=a'],
    [`?utm_source=${'x'.repeat(201)}&utm_medium=b`, ''],
    ['?utm_source=caf%C3%A9&utm_term=%F0%9F%8D%8B', 'utm_source=caf%C3%A9&utm_term=%F0%9F%8D%8B'],
    ['?UTM_SOURCE=a', ''],
    ['?utm_source=a&utm_id=7&fbclid=x&gclid=g', 'utm_source=a&gclid=g'],
  ])('reads %s', (search, expected) => {
    expect(readCampaign(search)).toBe(expected);
  });

  it('drops what exceeds 1,000 characters together', () => {
    const names = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'utm_term', 'gclid'];
    const query = new URLSearchParams(names.map((name) => [name, 'x'.repeat(200)]));
    expect([...new URLSearchParams(readCampaign(query.toString())).keys()]).toEqual(
      names.slice(0, 5),
    );
  });

  it.each([{ globalPrivacyControl: true }, { doNotTrack: '1' }])('obeys %j', (control) => {
    vi.stubGlobal('navigator', control);
    expect(readCampaign('?utm_source=a')).toBe('');
  });
});

describe('withCampaign', () => {
  it.each([
    ['/plans', '/plans?utm_source=news'],
    [`${SITE}/es/`, `${SITE}/es/?utm_source=news`],
    ['/samples?type=a%20b&debug#top', '/samples?type=a%20b&debug&utm_source=news#top'],
    ['/plans#pricing', '/plans?utm_source=news#pricing'],
    ['/plans?Utm_source=x', '/plans?Utm_source=x&utm_source=news'],
    [`${APP}/sign-up`, `${APP}/sign-up?utm_source=news`],
    [`${APP}/plans/buy/pro?nxtPtype=pro`, `${APP}/plans/buy/pro?nxtPtype=pro&utm_source=news`],
  ])('adds it to %s', (href, expected) => {
    expect(withCampaign(href)).toBe(new URL(expected, SITE).href);
    expect(withCampaign(withCampaign(href))).toBe(withCampaign(href));
  });

  it.each([
    '/plans?utm_medium=own',
    '/plans?utm_id=7',
    '/samples/nadia.vcf',
    'mailto:hello@waypage.example',
    'tel:+441632960001',
    `blob:${SITE}/4f2a`,
    'https://app.waypage.example.evil.example/sign-up',
    'http://app.waypage.example/sign-up',
    'https://waypage.example@evil.example/',
    `${SITE}:8443/plans`,
    `//app.waypage.example.evil.example/`,
    '/?utm_source=news#pricing',
    'javascript:void(0)',
    'https://shop.example/',
  ])('leaves %s', (href) => {
    expect(withCampaign(href)).toBe(href);
  });
});

describe('carryCampaign', () => {
  const link = document.body.appendChild(document.createElement('a'));
  const label = link.appendChild(document.createElement('span'));

  it.each(['pointerdown', 'focusin', 'click', 'auxclick', 'contextmenu'])(
    'changes the link at %s',
    (type) => {
      carryCampaign();
      link.setAttribute('href', `${APP}/sign-up`);
      link.removeAttribute('download');
      label.dispatchEvent(new Event(type, { bubbles: true }));
      expect(link.getAttribute('href')).toBe(`${APP}/sign-up?utm_source=news`);
      link.setAttribute('href', '/labels');
      link.setAttribute('download', '');
      label.dispatchEvent(new Event(type, { bubbles: true }));
      expect(link.getAttribute('href')).toBe('/labels');
    },
  );
});
