'use client';
import type { ComponentPropsWithRef } from 'react';
import { ChevronDownIcon, MenuIcon, XIcon } from '../icons/index.js';
import { mergeProps } from '../internal/merge-props.js';
import { VisuallyHidden } from '../visually-hidden/index.js';
import { Button } from './Disclosure.styles.js';
import { useDisclosureClick } from './useDisclosureClick.js';

/** Variants of a disclosure's button. */
export type DisclosureButtonVariant = 'plain' | 'nav' | 'menu';

export interface DisclosureButtonProps extends ComponentPropsWithRef<'summary'> {
  /**
   * `plain`: text with a chevron; `nav`: the same, as high as the header, with a bar at the bottom; `menu`: 44 px
   * square, three lines that become a cross, its children are the accessible name only.
   *
   * @default 'plain'
   */
  variant?: DisclosureButtonVariant | undefined;
}

/** The button of a disclosure: its `<summary>`, which screen readers announce as expanded or collapsed. */
export function DisclosureButton({ variant = 'plain', children, ...rest }: DisclosureButtonProps) {
  const click = useDisclosureClick('DisclosureButton');
  return (
    <Button {...mergeProps({ onClick: click }, rest)} data-variant={variant}>
      {variant === 'menu' ? (
        <>
          <VisuallyHidden>{children}</VisuallyHidden>
          <MenuIcon size={24} data-shown="closed" />
          <XIcon size={24} data-shown="open" />
        </>
      ) : (
        <>
          {children}
          <ChevronDownIcon size={16} />
        </>
      )}
    </Button>
  );
}
