'use client';
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { vars } from '../theme/index.js';

export interface BeamProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /**
   * Thickness: 2 or 3 px.
   *
   * @default 'm'
   */
  size?: 's' | 'm' | undefined;
}

/**
 * The scan line from an object to the phone. Decorative.
 *
 * It is as wide as its positioned ancestor; set its position (`top`) in a class of your own. Never place it on a code,
 * and never through text.
 */
export function Beam({ size = 'm', ...rest }: BeamProps) {
  return <Root aria-hidden {...rest} data-size={size} />;
}

const Root = styled.span`
  @layer waypage {
    position: absolute;
    inset-inline: 0;
    block-size: 0;
    border-block-start: 3px solid ${vars.color.signal};
    pointer-events: none;

    &[data-size='s'] {
      border-block-start-width: 2px;
    }
  }
`;
