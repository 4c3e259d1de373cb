'use client';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Brackets } from '../brackets/index.js';
import { warnMissing } from '../internal/warn.js';
import { MovingBeam, Panel } from './WaitingOverlay.styles.js';

export interface WaitingOverlayProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Whether an action of the visitor is still running. */
  open: boolean;
  /** The status: "Please wait...", for example. */
  label: ReactNode;
}

/**
 * Covers the window while an action runs, fading in after 200 ms. It never takes the focus.
 *
 * Render it from the start: closed, it is an empty live region, which announces the label later.
 */
export function WaitingOverlay({ open, label, ...rest }: WaitingOverlayProps) {
  warnMissing('WaitingOverlay', { label });
  return (
    <div role="status" {...rest}>
      {open && (
        <Panel>
          <Brackets size="wait">
            <MovingBeam />
          </Brackets>
          <span>{label}</span>
        </Panel>
      )}
    </div>
  );
}
