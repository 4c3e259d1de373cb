'use client';
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { textZoom, vars } from '../theme/index.js';

export interface PhoneFrameProps extends ComponentPropsWithRef<'div'> {
  /** Accessible name; without it the phone is decorative. */
  label?: string | undefined;
  /**
   * `hero` adds a light ring, for a phone on a dark surface.
   *
   * @default 'default'
   */
  tone?: 'default' | 'hero' | undefined;
}

/**
 * A phone with its children on the screen. A page with lengths in `em` scales with it: the screen is 22.5 em wide and
 * 46.25 em high, so 1 em is 16 px of a page of 360 × 740 px.
 *
 * The phone is 300 × 602 px; for another width set the custom property `--_width` in a class of your own. The height is
 * (width - 14) × 740 / 360 + 14.
 */
export function PhoneFrame({ label, tone = 'default', children, ...rest }: PhoneFrameProps) {
  return (
    <Root
      {...(label !== undefined && { role: 'group', 'aria-label': label })}
      {...rest}
      data-tone={tone}
    >
      <Screen data-surface="screen">{children}</Screen>
    </Root>
  );
}

/**
 * The screen, with the case as its border. 1 em is 16 px of a page 360 px wide, so a page with lengths in em scales with
 * the phone.
 */
const Screen = styled.div`
  @layer waypage {
    position: relative;
    box-sizing: content-box;
    border: 7px solid ${vars.stock.onStock};
    border-radius: 46px;
    border-radius: 15.5cqi;
    aspect-ratio: 360 / 740;
    /* A length, so that a page can be as high in percent. */
    block-size: calc((100cqi - 14px) * 37 / 18);
    overflow: hidden;
    font-size: calc((100cqi - 14px) / 22.5 / ${textZoom});
    color: ${vars.stock.onStock};
    background: ${vars.printed.screen} padding-box;
    box-shadow: ${vars.shadow.phone};

    &::after {
      content: '';
      position: absolute;
      inset-block-start: 1.7%;
      inset-inline-start: 37%;
      inline-size: 26%;
      aspect-ratio: 3.7;
      border-radius: 12px;
      background: ${vars.stock.onStock};
    }
    @media (forced-colors: active) {
      outline: 1px solid;
    }
  }
`;

const Root = styled.div`
  @layer waypage {
    container-type: inline-size;
    inline-size: var(--_width, 300px);
    max-inline-size: 100%;

    /* Nothing on the screen has lengths in em. Containers cost most of the layout of a page with many phones. */
    &[data-picture] {
      container-type: normal;

      & > ${Screen} {
        border-radius: 15.5% / 7.75%;
        block-size: auto;
        font-size: inherit;
      }
    }
    &[data-tone='hero'] > ${Screen} {
      box-shadow:
        0 0 0 2px ${vars.printed.halo},
        ${vars.shadow.phone};
    }
  }
`;
