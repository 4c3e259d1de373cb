import { createLinks } from '@waypage/api-client';
import { describe, expect, it } from 'vitest';
import {
  jsonBody,
  matomoBody,
  plausibleBody,
  umamiBody,
  type CountedEvent,
} from './event-sender.ts';
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

  const { url, title, referrer, properties: none } = view;
  const { properties: data } = action;
  const page = {
    website: 'b59e',
    hostname: 'waypage.example',
    url: '/plans?utm_source=news',
    title,
  };
  const visit = { idsite: '7', rec: '1', apiv: '1', send_image: '0', url, action_name: title };
  const domain = 'waypage.example';
  const choice = { event: 'choose-plan', site: 'waypage', url, title, ...data };

  it.each([
    [
      'Plausible',
      plausibleBody(domain, view),
      { name: 'pageview', domain, url, referrer, props: none },
    ],
    ['Plausible', plausibleBody(domain, action), { name: 'choose-plan', domain, url, props: data }],
    ['Umami', umamiBody('b59e', view), { type: 'event', payload: { ...page, referrer } }],
    [
      'Umami',
      umamiBody('b59e', action),
      { type: 'event', payload: { ...page, name: 'choose-plan', data } },
    ],
    ['the site itself', jsonBody('waypage', action), choice],
  ])('are those of %s', (_, body, expected) => {
    expect(JSON.parse(body)).toEqual(expected);
  });

  it.each([
    [view, { ...visit, urlref: referrer }],
    [
      action,
      { ...visit, urlref: '', ca: '1', e_c: 'pricing', e_a: 'choose-plan', e_n: 'pro annual' },
    ],
  ])('are those of Matomo', (event, expected) => {
    expect(Object.fromEntries(matomoBody('7', event))).toEqual(expected);
  });
});
