'use client';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useRender, type Render } from '../internal/useRender.js';
import { warnEmpty } from '../internal/warn.js';
import { Root } from './TextLink.styles.js';

export interface TextLinkProps extends ComponentPropsWithRef<'a'> {
  /** Decorative icon after the text: an arrow for an external link, for example. */
  iconEnd?: ReactNode;
  /**
   * Element to render instead of `<a>`: a router's link, or a button; its props are merged. A function receives them.
   */
  render?: Render | undefined;
}

/** A link in running text or a tertiary action: underlined in the signal color, in the text color on hover. */
export function TextLink({ iconEnd, render, ...rest }: TextLinkProps) {
  const props = useRender(render, rest);
  warnEmpty('TextLink', props, !render);
  return (
    <Root {...props}>
      {props.children}
      {iconEnd}
    </Root>
  );
}
