import { describe, expect, it } from 'vitest';
import { readEnvironment, readEventSettings, readReportSettings } from './environment.ts';

const complete = {
  VITE_MARKETING_HOST: 'https://waypage.example',
  VITE_APP_HOST: 'https://app.waypage.example',
  VITE_QR_GENERATOR_HOST: 'https://qr.waypage.example',
  VITE_STUDIO_HOST: 'https://studio.waypage.example',
  VITE_SHOP_URL: 'https://shop.waypage.example/all?from=site',
};

describe('readEnvironment', () => {
  it('reads the hosts, with defaults for the rest', () => {
    expect(readEnvironment(complete)).toEqual({
      marketingHost: 'https://waypage.example',
      appHost: 'https://app.waypage.example',
      qrGeneratorHost: 'https://qr.waypage.example',
      studioHost: 'https://studio.waypage.example',
      shortUrlHost: 'https://app.waypage.example',
      shopUrl: 'https://shop.waypage.example/all?from=site',
      requestTimeoutMs: 15_000,
      designerHandshake: true,
      campaign: {
        names: ['utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'utm_term'],
        origins: [
          'https://app.waypage.example',
          'https://qr.waypage.example',
          'https://studio.waypage.example',
        ],
      },
      isIndexed: true,
    });
  });

  it('takes more names of campaign parameters', () => {
    const read = (value: string) =>
      readEnvironment({ ...complete, VITE_CAMPAIGN_PARAMETERS: value }).campaign.names;
    expect(read('gclid, msclkid,').slice(4)).toEqual(['utm_term', 'gclid', 'msclkid']);
    expect(() => read('g&clid')).toThrow('VITE_CAMPAIGN_PARAMETERS');
  });

  const preview = { VITE_MARKETING_HOST: 'https://4f2a.waypage.pages.dev' };
  it.each([
    [{ SITE_INDEX: 'off' }, { isIndexed: false }],
    [preview, { isIndexed: false }],
    [{ ...preview, SITE_INDEX: 'on' }, { isIndexed: true }],
    [{ VITE_SHORT_URL_HOST: 'https://wp.example/' }, { shortUrlHost: 'https://wp.example' }],
    [{ VITE_REQUEST_TIMEOUT_MS: '900' }, { requestTimeoutMs: 900 }],
    [{ VITE_DESIGNER_HANDSHAKE: '' }, { designerHandshake: true }],
    [{ VITE_DESIGNER_HANDSHAKE: 'on' }, { designerHandshake: true }],
    [{ VITE_DESIGNER_HANDSHAKE: 'off' }, { designerHandshake: false }],
  ])('reads %o', (variables, expected) => {
    expect(readEnvironment({ ...complete, ...variables })).toMatchObject(expected);
  });

  it.each(Object.keys(complete))('names %s when missing, empty or malformed', (name) => {
    for (const value of [undefined, '', '  ', 'app.example', 'ftp://app.example', 'https://']) {
      expect(() => readEnvironment({ ...complete, [name]: value })).toThrow(name);
    }
  });

  it.each<[string, string, string | RegExp]>([
    ['VITE_APP_HOST', 'https://a.example/x', /VITE_APP_HOST.*Write https:\/\/a\.example\./],
    ['VITE_QR_GENERATOR_HOST', complete.VITE_MARKETING_HOST, /is the origin of the site itself/],
    ['SITE_INDEX', 'no', 'SITE_INDEX is "no"'],
    ['VITE_DESIGNER_HANDSHAKE', 'no', 'VITE_DESIGNER_HANDSHAKE is "no"'],
    ...['0', '-1', '1.5', '15s', '1e3'].map((value): [string, string, string] => {
      const name = 'VITE_REQUEST_TIMEOUT_MS';
      return [name, value, `${name} is "${value}"`];
    }),
  ])('refuses %s=%s', (name, value, message) => {
    expect(() => readEnvironment({ ...complete, [name]: value })).toThrow(message);
  });
});

describe('readReportSettings', () => {
  const read = (variables: Record<string, string>) =>
    readReportSettings({ ...complete, ...variables });
  const url = 'https://reports.waypage.example/in?key=1';

  it('reports nothing unless a URL is set', () => {
    expect(read({})).toBeUndefined();
    expect(read({ VITE_REPORT_URL: ' ', VITE_REPORT_VITALS: '0' })).toBeUndefined();
    expect(() => read({ VITE_REPORT_VITALS: '0.1' })).toThrow('VITE_REPORT_URL');
  });

  it('reads URL, share of web vitals and release', () => {
    expect(read({ VITE_REPORT_URL: url })).toEqual({ url, vitalsShare: 0 });
    expect(read({ VITE_REPORT_URL: url, VITE_REPORT_VITALS: '0.05', VITE_RELEASE: 'v12' })).toEqual(
      { url, vitalsShare: 0.05, release: 'v12' },
    );
  });

  it('reports nothing from a preview', () => {
    expect(read({ VITE_REPORT_URL: url, SITE_INDEX: 'off' })).toBeUndefined();
    expect(() => read({ VITE_REPORT_URL: 'nowhere', SITE_INDEX: 'off' })).toThrow();
  });

  it.each<[string, string]>([
    ['VITE_REPORT_URL', 'nowhere'],
    ['VITE_REPORT_URL', 'ftp://a.example'],
    ['VITE_REPORT_URL', 'https://a.example/;x'],
    ['VITE_REPORT_URL', 'https://a.example/$x'],
    ['VITE_REPORT_URL', 'http://a.example/'],
    ...['5%', '1.5', '-1', 'all'].map((value): [string, string] => ['VITE_REPORT_VITALS', value]),
  ])('refuses %s=%s', (name, value) => {
    expect(() => read({ VITE_REPORT_URL: url, [name]: value })).toThrow(name);
  });
});

describe('readEventSettings', () => {
  const settings = {
    VITE_EVENTS: 'plausible',
    VITE_EVENTS_URL: 'https://plausible.example/api/event',
    VITE_EVENTS_SITE: 'waypage.example',
  };
  const read = (variables: Record<string, string>) =>
    readEventSettings({ ...complete, ...variables });

  it('counts nothing unless a service is set', () => {
    expect(read({})).toBeUndefined();
    expect(read({ ...settings, SITE_INDEX: 'off' })).toBeUndefined();
    expect(() => read({ ...settings, VITE_EVENTS: '' })).toThrow('VITE_EVENTS is not');
  });

  it('reads service, URL, site and campaign', () => {
    const { VITE_EVENTS: kind, VITE_EVENTS_URL: url, VITE_EVENTS_SITE: site } = settings;
    expect(read(settings)).toEqual({ kind, url, site, campaign: 'on' });
    expect(read({ ...settings, VITE_EVENTS_CAMPAIGN: 'off' })?.campaign).toBe('off');
    const local = 'http://localhost:4174/collector';
    expect(read({ ...settings, VITE_EVENTS_URL: local })?.url).toBe(local);
  });

  it.each([
    ['VITE_EVENTS', 'google'],
    ['VITE_EVENTS_SITE', ' '],
    ['VITE_EVENTS_CAMPAIGN', 'no'],
    ['VITE_EVENTS_URL', ''],
    ['VITE_EVENTS_URL', 'http://plausible.example/api/event'],
    ['VITE_EVENTS_URL', 'https://plausible.example/api/event?key=1'],
    ['VITE_EVENTS_URL', 'https://plausible.example/api/event#a'],
    ['VITE_EVENTS_URL', 'https://waypage.example/api/event'],
    ['VITE_EVENTS_URL', 'https://app.waypage.example/api/event'],
    ['VITE_EVENTS_URL', "https://plausible.example/'"],
  ])('refuses %s=%s', (name, value) => {
    expect(() => read({ ...settings, [name]: value })).toThrow(name);
  });
});
