'use client';
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { useRender, type Render } from '../internal/useRender.js';
import { mixins } from '../theme/index.js';

export interface VisuallyHiddenProps extends ComponentPropsWithRef<'span'> {
  /** Element to render instead of `<span>`; its props are merged. A function receives them. */
  render?: Render | undefined;
}

/** Text for screen readers only: "opens in a new tab" inside a link, for example. */
export function VisuallyHidden({ render, ...rest }: VisuallyHiddenProps) {
  return <Root {...useRender(render, rest)} />;
}

const Root = styled.span`
  @layer waypage {
    ${mixins.visuallyHidden}
  }
`;
