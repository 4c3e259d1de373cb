'use client';
import type { ReactNode } from 'react';
import { Mark } from './Field.styles.js';

interface LabelMarkProps {
  readonly children: ReactNode;
  /** The browser says by itself that the control is required. */
  readonly isSilent: boolean | undefined;
}

/** What follows the label of a control: that it is optional, or a star. */
export function LabelMark({ children, isSilent }: LabelMarkProps) {
  if (!children) return null;
  return (
    <>
      {' '}
      <Mark aria-hidden={isSilent ? true : undefined}>{children}</Mark>
    </>
  );
}
