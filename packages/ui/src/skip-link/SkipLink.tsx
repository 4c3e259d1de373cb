'use client';
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { warnEmpty } from '../internal/warn.js';
import { mixins, typography, vars } from '../theme/index.js';

export interface SkipLinkProps extends ComponentPropsWithRef<'a'> {
  /** Fragment of the main content: `#main`. The target needs `tabindex="-1"` to be focusable. */
  href: string;
}

/** The first element of a page, visible only when focused: a link past the header. */
export function SkipLink(props: SkipLinkProps) {
  warnEmpty('SkipLink', { ...props }, true);
  return <Root {...props} />;
}

const Root = styled.a`
  @layer waypage {
    position: fixed;
    z-index: ${vars.z.wait};
    inset-block-start: ${vars.space[4]};
    inset-inline-start: ${vars.space[4]};
    padding: ${vars.space[5]} ${vars.space[7]};
    ${mixins.cornersS}
    ${typography.control}
    text-decoration: none;
    color: ${vars.color.onSolid};
    background: ${vars.color.solid};
    ${mixins.focusRing}

    &:not(:focus) {
      ${mixins.visuallyHidden}
    }
  }
`;
