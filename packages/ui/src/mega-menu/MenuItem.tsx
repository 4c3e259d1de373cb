'use client';
import { use, type ComponentPropsWithRef, type ReactNode } from 'react';
import { mergeProps } from '../internal/merge-props.js';
import { useRender, type Render } from '../internal/useRender.js';
import { MegaMenuContext } from './mega-menu-context.js';
import { Description, Item, ItemText, Label } from './MegaMenu.styles.js';

export interface MenuItemProps extends Omit<ComponentPropsWithRef<'a'>, 'children'> {
  /** Where it leads, in one to three words. */
  label: ReactNode;
  /** One line about it. */
  description?: ReactNode;
  /** A line icon of 22 px, decorative. */
  icon?: ReactNode;
  /** After the label, decorative: the arrow of a link to another site. */
  iconEnd?: ReactNode;
  /** Handed to the menu's `onItemActive`. */
  value?: string | undefined;
  /** Called when the pointer or the focus reaches it. */
  onActive?: (() => void) | undefined;
  /** An element to use instead of `<a>`, a router's link say. Its props are merged. A function gets them. */
  render?: Render | undefined;
}

/** A link of a menu. */
export function MenuItem({
  label,
  description,
  icon,
  iconEnd,
  value,
  onActive,
  render,
  ...rest
}: MenuItemProps) {
  const onItemActive = use(MegaMenuContext);
  const activate = () => {
    onActive?.();
    if (value !== undefined) onItemActive?.(value);
  };
  const props = {
    ...mergeProps({ onPointerEnter: activate, onFocus: activate }, rest),
    children: null,
  };
  return (
    <Item {...useRender<HTMLAnchorElement, typeof rest>(render, props)}>
      {icon}
      <ItemText>
        <Label>
          {label}
          {iconEnd}
        </Label>
        {description !== undefined && <Description>{description}</Description>}
      </ItemText>
    </Item>
  );
}
