'use client';
import { styled } from 'styled-components';
import { fragments } from '../internal/fragments.js';
import { media, vars } from '../theme/index.js';

/** The aspect ratio of a screenshot is wider than that of the screen, so it is cropped a little on both sides. */
export const Screenshot = styled.img`
  @layer waypage {
    ${fragments.cover}
    object-position: top;
    transition: opacity ${vars.duration.slow} ${vars.easing.out};

    &[data-waiting] {
      opacity: 0;
      transition: none;
    }
    @media ${media.reducedMotion} {
      transition-duration: ${vars.duration.quick};
    }
  }
`;

export const Fallback = styled.div`
  @layer waypage {
    display: grid;
    place-content: center;
    block-size: 100%;
    padding: 4em 1.5em 1.5em;
    text-align: center;
  }
`;
