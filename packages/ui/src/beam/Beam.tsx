'use client';
import type { ComponentPropsWithRef } from 'react';
import { Root } from './Beam.styles.js';

export interface BeamProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /**
   * Thickness: 2 or 3 px.
   *
   * @default 'md'
   */
  size?: 'sm' | 'md' | undefined;
}

/**
 * The line that runs from an object to the phone. Decorative.
 *
 * It spans its positioned ancestor; where it rests (`top`), the consumer's style sheet says. Never
 * on a code, and never through words.
 */
export function Beam({ size = 'md', ...rest }: BeamProps) {
  return <Root aria-hidden {...rest} data-size={size} />;
}
