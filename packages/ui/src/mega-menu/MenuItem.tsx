'use client';
import { use, type ComponentPropsWithRef, type ReactNode } from 'react';
import { mergeProps } from '../internal/merge-props.js';
import { useRender, type Render } from '../internal/useRender.js';
import { MegaMenuContext } from './MegaMenu.js';
import { Description, Item, ItemText, Label } from './MegaMenu.styles.js';

export interface MenuItemProps extends Omit<ComponentPropsWithRef<'a'>, 'children'> {
  /** Label of one to three words. */
  label: ReactNode;
  /** A description of one line. */
  description?: ReactNode;
  /** Decorative line icon of 22 px. */
  icon?: ReactNode;
  /** Decorative icon after the label: the arrow of an external link. */
  iconEnd?: ReactNode;
  /** Passed to `onItemActive` of the `MegaMenu`. */
  value?: string | undefined;
  /** Called when the item is hovered or focused. */
  onActive?: (() => void) | undefined;
  /** Element to render instead of `<a>`, such as a router's link; its props are merged. A function receives them. */
  render?: Render | undefined;
}

/** A link of a `MenuGroup`. */
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
