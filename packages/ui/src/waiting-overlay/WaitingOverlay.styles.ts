'use client';
import { keyframes, styled } from 'styled-components';
import { Beam } from '../beam/index.js';
import { media, typography, vars } from '../theme/index.js';

const appear = keyframes`
  from { opacity: 0; }
`;

const travel = keyframes`
  from { transform: translateY(-40px); }
  to { transform: translateY(40px); }
`;

export const Panel = styled.div`
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

export const MovingBeam = styled(Beam)`
  @layer waypage {
    inset-block-start: calc(50% - 1.5px);
    inset-inline: -14px;
    animation: ${travel} ${vars.duration.waitSweep} linear infinite alternate;

    @media ${media.reducedMotion} {
      animation: none;
    }
  }
`;
