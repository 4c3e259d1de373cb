import { TEMPLATES_MENU, TOOLS_MENU } from '@waypage/content/menus';
import { describe, expect, it } from 'vitest';
import { MENU_ICONS } from './menu-icons.ts';

describe('MENU_ICONS', () => {
  it('has the icon of every item, hidden ones too', () => {
    const items = [TOOLS_MENU, TEMPLATES_MENU].flatMap(({ groups, base }) =>
      [...groups, ...(base ? [base] : [])].flatMap((group) => group.items),
    );
    expect(items.map(({ icon }) => icon).filter((icon) => !MENU_ICONS[icon])).toEqual([]);
  });
});
