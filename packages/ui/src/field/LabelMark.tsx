'use client';
import type { ReactNode } from 'react';
import { Mark } from './Field.styles.js';

interface LabelMarkProps {
  readonly children: ReactNode;
  /** The browser already announces that the control is required. */
  readonly isSilent: boolean | undefined;
}

export function LabelMark({ children, isSilent }: LabelMarkProps) {
  if (!children) return null;
  return (
    <>
      {' '}
      <Mark aria-hidden={isSilent ? true : undefined}>{children}</Mark>
    </>
  );
}
