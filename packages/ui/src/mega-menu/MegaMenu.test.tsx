import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { MegaMenu } from './MegaMenu.js';
import { MenuFold } from './MenuFold.js';
import { MenuGroup } from './MenuGroup.js';
import { MenuItem } from './MenuItem.js';
import { MenuRow } from './MenuRow.js';
import { MenuRows } from './MenuRows.js';

afterEach(cleanup);

describe('a mega menu', () => {
  it('reports the item that was reached', () => {
    const onItemActive = vi.fn();
    const onActive = vi.fn();
    render(
      <MegaMenu
        onItemActive={onItemActive}
        base={
          <MenuGroup title="Make and share">
            <MenuItem href="/studio" label="Design studio" onActive={onActive} />
          </MenuGroup>
        }
      >
        <MenuGroup title="Utility and tracking">
          <MenuItem href="/pet-id" value="pet-id" label="Pet ID" />
          <MenuItem href="/inventory" value="inventory" label="Inventory" />
        </MenuGroup>
      </MegaMenu>,
    );
    fireEvent.pointerEnter(screen.getByRole('link', { name: 'Inventory' }));
    fireEvent.focus(screen.getByRole('link', { name: 'Pet ID' }));
    fireEvent.focus(screen.getByRole('link', { name: 'Design studio' }));
    expect(onItemActive.mock.calls).toEqual([['inventory'], ['pet-id']]);
    expect(onActive).toHaveBeenCalledOnce();
  });
});

describe('a group', () => {
  it('is a named list without items for what is hidden', () => {
    const hidden = false as boolean;
    render(
      <MenuGroup title="Commerce showcase">
        <MenuItem href="/coupon" label="Coupon" />
        {hidden && <MenuItem href="/catalog" label="Catalog" />}
        {null}
      </MenuGroup>,
    );
    const list = screen.getByRole('list', { name: 'Commerce showcase' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(1);
  });
});

describe('the rows of a small window', () => {
  it('keep one fold open at a time and leave links alone', () => {
    const { container } = render(
      <MenuRows>
        <MenuFold label="Tools">Pages</MenuFold>
        <MenuFold label="Templates">More pages</MenuFold>
        <MenuRow href="/pricing">Pricing</MenuRow>
      </MenuRows>,
    );
    const names = [...container.querySelectorAll('details')].map((fold) =>
      fold.getAttribute('name'),
    );
    expect(names[0]).toBeTruthy();
    expect(names[0]).toBe(names[1]);
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    expect(screen.getByRole('link', { name: 'Pricing' }).getAttribute('href')).toBe('/pricing');
  });
});
