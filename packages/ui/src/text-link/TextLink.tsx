'use client';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useRender, type Render } from '../internal/useRender.js';
import { warnEmpty } from '../internal/warn.js';
import { Root } from './TextLink.styles.js';

export interface TextLinkProps extends ComponentPropsWithRef<'a'> {
  /** After the text, decorative: an arrow for a link to another site, say. */
  iconEnd?: ReactNode;
  /** An element to use instead of `<a>`: a router's link, or a button. Its props are merged. A function gets them. */
  render?: Render | undefined;
}

/** A link in running text or a third action: underlined in the signal colour, in ink on hover. */
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
