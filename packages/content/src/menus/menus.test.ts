import { describe, expect, it } from 'vitest';
import { SOLUTIONS } from '../solutions/index.ts';
import { TOOLS_MENU, visibleMenu, type Menu } from './index.ts';

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
