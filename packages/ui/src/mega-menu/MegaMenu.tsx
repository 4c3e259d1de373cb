'use client';
import { Children, createContext, use, type ComponentPropsWithRef, type ReactNode } from 'react';
import { mergeProps } from '../internal/merge-props.js';
import { useRender, type Render } from '../internal/useRender.js';
import { useUniqueId } from '../internal/useUniqueId.js';
import {
  Base,
  Body,
  Caption,
  Columns,
  Description,
  Drawing,
  Group,
  GroupTitle,
  Item,
  Items,
  ItemText,
  Label,
  Preview,
  Root,
} from './MegaMenu.styles.js';

const MegaMenuContext = createContext<((value: string) => void) | undefined>(undefined);

export interface MegaMenuProps extends ComponentPropsWithRef<'div'> {
  /** `MenuGroup` elements: two columns if there is more than one. */
  children?: ReactNode;
  /** A group rendered as a row below a rule. */
  base?: ReactNode;
  /** A `MenuPreview`, shown next to the groups in windows from 1280 px. */
  preview?: ReactNode;
  /** Called with the `value` of each item that is hovered or focused. */
  onItemActive?: ((value: string) => void) | undefined;
}

/**
 * The content of a header's panel: groups of links, a row below them and a preview of the active link. Place it in a
 * `DisclosurePanel`.
 */
export function MegaMenu({ children, base, preview, onItemActive, ...rest }: MegaMenuProps) {
  return (
    <MegaMenuContext value={onItemActive}>
      <Root {...rest}>
        <Body>
          <Columns>{children}</Columns>
          {base && <Base>{base}</Base>}
        </Body>
        {preview}
      </Root>
    </MegaMenuContext>
  );
}

export interface MenuGroupProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** Title of the group; accessible name of the list. */
  title: ReactNode;
  /** `MenuItem` elements; each becomes a list item. */
  children?: ReactNode;
}

/** A titled group of links: a column, or a row as the `base` of a `MegaMenu`. */
export function MenuGroup({ title, children, ...rest }: MenuGroupProps) {
  const titleId = useUniqueId();
  return (
    <Group {...rest}>
      <GroupTitle id={titleId}>{title}</GroupTitle>
      <Items role="list" aria-labelledby={titleId}>
        {Children.map(children, (item) => item && <li>{item}</li>)}
      </Items>
    </Group>
  );
}

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

export interface MenuPreviewProps extends ComponentPropsWithRef<'div'> {
  /** The illustration, clipped by the rule below it. 460 px wide in a window of 1440 px. */
  children?: ReactNode;
  /** Description of two lines; a leading `<strong>` is its title. */
  description: ReactNode;
}

/** The image next to a menu. Set the value of its item as its `key` to animate each change. */
export function MenuPreview({ children, description, ...rest }: MenuPreviewProps) {
  return (
    <Preview data-keeps-open {...rest}>
      <Drawing>{children}</Drawing>
      <Caption>{description}</Caption>
    </Preview>
  );
}
