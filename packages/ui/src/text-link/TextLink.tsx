'use client';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { useRender, type Render } from '../internal/useRender.js';
import { warnEmpty } from '../internal/warn.js';
import { media, mixins, vars } from '../theme/index.js';

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

const Root = styled.a`
  @layer waypage {
    ${mixins.buttonReset}
    padding-block-end: 2px;
    border-block-end: 2px solid ${vars.color.signal};
    font-weight: ${vars.weight.control};
    text-decoration: none;
    transition: border-color ${vars.duration.quick} ${vars.easing.out};
    ${mixins.focusRing}

    @media ${media.hover} {
      &:hover {
        border-color: currentColor;
      }
    }
    &:active {
      border-color: currentColor;
    }
    & > svg {
      display: inline-block;
      margin-inline-start: 0.35em;
      vertical-align: -0.15em;
    }
  }
`;
