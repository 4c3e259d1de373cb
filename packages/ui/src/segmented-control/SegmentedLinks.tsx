'use client';
import { Children, type ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { fragments } from '../internal/css-fragments.js';
import { warnMissing } from '../internal/warn.js';
import { media, mixins, typography, vars } from '../theme/index.js';

export interface SegmentedLinksProps extends ComponentPropsWithRef<'ul'> {
  /** Accessible name of the list. */
  label: string;
}

/**
 * Links that look like a small `SegmentedControl`: the language switch of the menu of small windows. Its children are
 * `<a>` elements or a router's links; the one with `aria-current` is the selected one.
 */
export function SegmentedLinks({ label, children, ...rest }: SegmentedLinksProps) {
  warnMissing('SegmentedLinks', { label });
  return (
    <Root role="list" aria-label={label} {...rest}>
      {Children.map(children, (link) => link && <li>{link}</li>)}
    </Root>
  );
}

const Root = styled.ul`
  @layer waypage {
    ${mixins.listReset}
    position: relative;
    display: flex;
    flex-wrap: wrap;
    ${mixins.cornersS}

    ${fragments.segmentsFrame}
    & > li {
      flex: 1 1 0;
      display: grid;
    }
    & > li:last-child:not(:dir(rtl)) > a,
    & > li:first-child:dir(rtl) > a {
      ${mixins.cornersS}
    }

    & a {
      border-radius: ${vars.radius.cornerS};
      display: grid;
      place-content: center;
      min-block-size: 46px;
      padding-inline: ${vars.space[4]};
      ${typography.nav}
      text-align: center;
      text-decoration: none;
      color: ${vars.color.ink};
      ${mixins.focusRing}
    }
    & a:focus-visible {
      position: relative;
      z-index: 1;
    }
    & a[aria-current] {
      color: ${vars.color.onSolid};
      background: ${vars.color.solid};
    }
    @media ${media.hover} {
      & a:not([aria-current]):hover {
        ${fragments.hoveredSegment}
      }
    }
    @media (forced-colors: active) {
      & a[aria-current] {
        forced-color-adjust: none;
        color: SelectedItemText;
        background: SelectedItem;
      }
    }
  }
`;
