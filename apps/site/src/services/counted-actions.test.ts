import { createLinks } from '@waypage/api-client';
import { describe, expect, it } from 'vitest';
import {
  jsonBody,
  matomoBody,
  plausibleBody,
  umamiBody,
  type CountedEvent,
} from './event-bodies.ts';
import { actionOfUrl } from './counted-actions.ts';
import { hosts } from './hosts.ts';

describe('actionOfUrl', () => {
  const links = createLinks(hosts);
  it.each([
    [links.signUp(), { name: 'sign-up' }],
    [links.signIn(), { name: 'log-in' }],
    [links.account(), { name: 'account' }],
    [links.buy('pro', 'annual'), { name: 'choose-plan', plan: 'pro', period: 'annual' }],
    [links.freePlan(), { name: 'choose-plan', plan: 'free', period: 'monthly' }],
    [links.newPage('coupon', 'x'), { name: 'create-page', type: 'coupon' }],
    [links.claim('link-in-bio', 'Mara'), { name: 'claim' }],
    [links.builder('typed'), { name: 'create-code' }],
    [links.templates(), { name: 'templates' }],
    [links.studio(), { name: 'studio' }],
    [links.product('7'), { name: 'shop' }],
    ['https://waypage.example/plans', undefined],
    ['mailto:hello@waypage.example', undefined],
    ['', undefined],
  ])('names %s', (href, action) => {
    expect(actionOfUrl(`${href}?utm_source=news`.replace(/(\?.*)\?/, '$1&'), hosts)).toEqual(
      action,
    );
  });
});

// Bodies of the services' own documentation, with the values of this site.
describe('bodies', () => {
  const view: CountedEvent = {
    name: 'view',
    isView: true,
    url: 'https://waypage.example/plans?utm_source=news',
    title: 'Plans',
    referrer: 'https://news.example/',
    properties: {},
  };
  const action: CountedEvent = {
    ...view,
    name: 'choose-plan',
    isView: false,
    referrer: undefined,
    properties: { plan: 'pro', period: 'annual', place: 'pricing' },
  };

  it('are those of Plausible', () => {
    const common = { domain: 'waypage.example', url: view.url };
    expect(JSON.parse(plausibleBody('waypage.example', view))).toEqual({
      ...common,
      name: 'pageview',
      referrer: 'https://news.example/',
      props: {},
    });
    expect(JSON.parse(plausibleBody('waypage.example', action))).toEqual({
      ...common,
      name: 'choose-plan',
      props: { plan: 'pro', period: 'annual', place: 'pricing' },
    });
  });

  it('are those of Umami', () => {
    const payload = {
      website: 'b59e9c65',
      hostname: 'waypage.example',
      url: '/plans?utm_source=news',
      title: 'Plans',
    };
    expect(JSON.parse(umamiBody('b59e9c65', view))).toEqual({
      type: 'event',
      payload: { ...payload, referrer: 'https://news.example/' },
    });
    expect(JSON.parse(umamiBody('b59e9c65', action))).toEqual({
      type: 'event',
      payload: { ...payload, name: 'choose-plan', data: action.properties },
    });
  });

  it('are those of Matomo', () => {
    const common = { idsite: '7', rec: '1', apiv: '1', send_image: '0', url: view.url };
    expect(Object.fromEntries(matomoBody('7', view))).toEqual({
      ...common,
      action_name: 'Plans',
      urlref: 'https://news.example/',
    });
    expect(Object.fromEntries(matomoBody('7', action))).toEqual({
      ...common,
      action_name: 'Plans',
      urlref: '',
      ca: '1',
      e_c: 'pricing',
      e_a: 'choose-plan',
      e_n: 'pro annual',
    });
  });

  it('are flat in the own format', () => {
    const { url, title } = view;
    expect(JSON.parse(jsonBody('waypage', action))).toEqual({
      event: 'choose-plan',
      site: 'waypage',
      url,
      title,
      ...action.properties,
    });
  });
});
