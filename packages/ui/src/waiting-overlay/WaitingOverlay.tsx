'use client';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';
import { Beam } from '../beam/index.js';
import { Brackets } from '../brackets/index.js';
import { warnMissing } from '../internal/warn.js';
import { media, typography, vars } from '../theme/index.js';

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

const appear = keyframes`
  from { opacity: 0; }
`;

const travel = keyframes`
  from { transform: translateY(-40px); }
  to { transform: translateY(40px); }
`;

const Panel = styled.div`
  @layer waypage {
    position: fixed;
    z-index: ${vars.z.wait};
    inset: 0;
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    gap: ${vars.space[8]};
    ${typography.dimension}
    font-size: 1.3125rem;
    color: ${vars.color.ink};
    background: ${vars.color.overlay};
    /* A delay: fast responses arrive before it is visible. */
    animation: ${appear} ${vars.duration.quick} ${vars.easing.out} 200ms backwards;
  }
`;

const MovingBeam = styled(Beam)`
  @layer waypage {
    inset-block-start: calc(50% - 1.5px);
    inset-inline: -14px;
    animation: ${travel} ${vars.duration.waitSweep} linear infinite alternate;

    @media ${media.reducedMotion} {
      animation: none;
    }
  }
`;
