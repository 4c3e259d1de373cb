'use client';
import { Children, type ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { warnMissing } from '../internal/warn.js';
import { mixins, vars } from '../theme/index.js';

export interface LogoRowProps extends ComponentPropsWithRef<'ul'> {
  /** Accessible name of the list: whose logos they are. */
  label: string;
}

/**
 * A wrapping row of logos of equal height. Each child is one: an `<img>` with its `alt`, an inline `<svg>` in
 * `currentColor`, which follows the color scheme, or a link around either.
 */
export function LogoRow({ label, children, ...rest }: LogoRowProps) {
  warnMissing('LogoRow', { label });
  return (
    <Root role="list" aria-label={label} {...rest}>
      {Children.map(children, (logo) => logo && <li>{logo}</li>)}
    </Root>
  );
}

const Root = styled.ul`
  @layer waypage {
    ${mixins.listReset}
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${vars.space[7]} ${vars.space[11]};
    color: ${vars.color.ink};

    & > li {
      display: flex;
    }
    & :is(img, svg) {
      display: block;
      inline-size: auto;
      block-size: 32px;
      max-inline-size: 160px;
      object-fit: contain;
    }
    & a {
      color: inherit;
      ${mixins.focusRing}
    }
  }
`;
