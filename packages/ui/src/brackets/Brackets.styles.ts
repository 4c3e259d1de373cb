'use client';
import { styled } from 'styled-components';
import { vars } from '../theme/index.js';

/** A full border, masked except for the four corners. */
export const Corners = styled.span`
  @layer waypage {
    position: absolute;
    inset: calc(-1 * var(--_offset));
    border: var(--_stroke) solid ${vars.color.ink};
    border-radius: ${vars.radius.cornerS} ${vars.radius.cornerS} var(--_radius);
    mask-image:
      linear-gradient(#000 0 0), linear-gradient(#000 0 0), linear-gradient(#000 0 0),
      linear-gradient(#000 0 0);
    mask-size: var(--_arm) var(--_arm);
    mask-repeat: no-repeat;
    mask-position:
      0 0,
      100% 0,
      0 100%,
      100% 100%;
    pointer-events: none;
  }
`;

export const Root = styled.div`
  @layer waypage {
    position: relative;

    --_arm: 26px;
    --_stroke: 3px;
    --_offset: 14px;
    --_radius: ${vars.radius.bracket};

    &[data-size='s'] {
      --_offset: 10px;
    }
    &[data-size='hero'] {
      --_arm: 30px;
      --_stroke: 4px;
    }
    &[data-size='designer'] {
      --_arm: 44px;
      --_stroke: 4px;
      --_offset: 20px;
    }
    &[data-size='wait'] {
      --_offset: 0px;
      inline-size: 110px;
      block-size: 110px;
    }
    &[data-size='notFound'] {
      --_arm: 90px;
      --_stroke: 9px;
      --_offset: 0px;
      --_radius: 44px;
      inline-size: 420px;
      block-size: 420px;
    }
    &[data-size='notFoundSmall'] {
      --_arm: 44px;
      --_stroke: 5px;
      --_offset: 0px;
      --_radius: 22px;
      inline-size: 180px;
      block-size: 180px;
    }
    &[data-size='slot'] {
      --_arm: 10px;
      --_stroke: 2px;
      --_offset: 0px;
      --_radius: 6px;
    }

    &[data-tone='signal'] > ${Corners} {
      border-color: ${vars.color.signal};
    }
    &[data-tone='ink3'] > ${Corners} {
      border-color: ${vars.color.ink3};
    }
  }
`;
