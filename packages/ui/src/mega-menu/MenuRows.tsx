'use client';
import { Children, type ComponentPropsWithRef, type ReactNode } from 'react';
import { Disclosure, DisclosureGroup, type DisclosureProps } from '../disclosure/Disclosure.js';
import { useDisclosureClick } from '../disclosure/useDisclosure.js';
import { MinusIcon, PlusIcon } from '../icons/index.js';
import { useRender, type Render } from '../internal/useRender.js';
import { Fold, Row, Rows } from './MenuRows.styles.js';

export type MenuRowsProps = ComponentPropsWithRef<'ul'>;

/**
 * The rows of the menu of small windows, as a list. Its children are `MenuRow` and `MenuFold` elements; of the latter
 * one is open at a time.
 */
export function MenuRows({ children, ...rest }: MenuRowsProps) {
  return (
    <DisclosureGroup>
      <Rows role="list" {...rest}>
        {Children.map(children, (row) => row && <li>{row}</li>)}
      </Rows>
    </DisclosureGroup>
  );
}

export interface MenuRowProps extends ComponentPropsWithRef<'a'> {
  /** Decorative icon at the end: the arrow of an external link. */
  iconEnd?: ReactNode;
  /** Element to render instead of `<a>`, such as a router's link; its props are merged. A function receives them. */
  render?: Render | undefined;
}

/** A link as a row of the menu of small windows. */
export function MenuRow({ iconEnd, render, ...rest }: MenuRowProps) {
  const props = useRender(render, rest);
  return (
    <Row {...props}>
      {props.children}
      {iconEnd}
    </Row>
  );
}

export interface MenuFoldProps extends Omit<DisclosureProps, 'persistent'> {
  /** Label of the row. */
  label: ReactNode;
  /** The content: `MenuGroup` elements, their items without descriptions. */
  children?: ReactNode;
}

/** A collapsible row of the menu of small windows. It takes the props of `Disclosure`. */
export function MenuFold({ label, children, ...rest }: MenuFoldProps) {
  return (
    <Disclosure {...rest} persistent>
      <FoldButton>{label}</FoldButton>
      <Fold>{children}</Fold>
    </Disclosure>
  );
}

function FoldButton({ children }: { readonly children: ReactNode }) {
  return (
    <Row as="summary" onClick={useDisclosureClick('FoldButton')}>
      {children}
      <PlusIcon size={24} data-shown="closed" />
      <MinusIcon size={24} data-shown="open" />
    </Row>
  );
}
