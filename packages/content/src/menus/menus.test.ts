import { describe, expect, it } from 'vitest';
import { SOLUTIONS } from '../solutions/index.ts';
import { RESOURCE_PAGES, TEMPLATES_MENU, TOOLS_MENU, visibleMenu, type Menu } from './index.ts';

const itemIds = (menu: Menu) =>
  Object.fromEntries(menu.groups.map(({ id, items }) => [id, items.map((item) => item.id)]));

describe('the Tools menu', () => {
  it('lists every solution once, in its own group', () => {
    const listed = TOOLS_MENU.groups.flatMap((group) =>
      group.items.flatMap((item) => (item.solutionId ? [[item.solutionId, group.id]] : [])),
    );
    expect(Object.fromEntries(listed)).toEqual(
      Object.fromEntries(SOLUTIONS.map(({ id, group }) => [id, group])),
    );
  });

  it('shows the groups and items of docs/product.md, without hidden ones', () => {
    expect(itemIds(visibleMenu(TOOLS_MENU))).toEqual({
      'digital-presence': [
        'vcard-plus',
        'business-page',
        'link-in-bio',
        'website',
        'google-review',
      ],
      'utility-tracking': ['pet-id', 'inventory', 'apps'],
      'commerce-showcase': ['coupon', 'sales'],
      'events-engagement': ['gallery', 'video', 'playlist', 'pdf'],
    });
    expect(TOOLS_MENU.base?.items.map(({ id }) => id)).toEqual([
      'smart-pages',
      'smart-links',
      'qr-code-generator',
      'short-url',
      'design-studio',
    ]);
  });

  it('follows the visibility file', () => {
    const menu = visibleMenu(TOOLS_MENU, { catalog: true, coupon: false, unknown: true });
    expect(itemIds(menu)['commerce-showcase']).toEqual(['catalog', 'sales']);
  });

  it('leaves out a group that is left empty', () => {
    const menu = visibleMenu(TOOLS_MENU, {
      gallery: false,
      video: false,
      playlist: false,
      pdf: false,
    });
    expect(itemIds(menu)).not.toHaveProperty('events-engagement');
  });
});

describe('the Templates menu', () => {
  it('leads to what docs/product.md names', () => {
    expect(TEMPLATES_MENU.groups.flatMap(({ items }) => items.map(({ target }) => target))).toEqual(
      [
        { kind: 'site', path: '/samples' },
        { kind: 'external', link: 'templates' },
        { kind: 'site', path: '/qrcode-types' },
        { kind: 'site', path: '/s' },
        { kind: 'site', path: '/s/faq' },
        ...RESOURCE_PAGES.map(({ target }) => target),
      ],
    );
  });
});
