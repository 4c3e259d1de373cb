import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { MegaMenu, MenuGroup, MenuItem } from './MegaMenu.js';

it('a mega menu reports the reached item', () => {
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

it('a group is a named list, omitting hidden', () => {
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
