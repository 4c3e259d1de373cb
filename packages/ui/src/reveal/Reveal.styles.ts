'use client';
import { styled } from 'styled-components';
import { media, vars } from '../theme/index.js';

export const Root = styled.div`
  @layer waypage {
    &[data-reveal] {
      transition: ${vars.duration.base} ${vars.easing.out} 100ms;
      transition-property: opacity, transform;
    }
    &[data-reveal][data-order='1'] {
      transition-delay: 160ms;
    }
    &[data-reveal][data-order='2'] {
      transition-delay: 220ms;
    }

    @media screen {
      &[data-reveal='waiting'] {
        opacity: 0;
        transform: translateY(16px);
        transition: none;
      }
    }
    @media ${media.reducedMotion} {
      &[data-reveal] {
        opacity: 1;
        transform: none;
        transition: none;
      }
    }
  }
`;
