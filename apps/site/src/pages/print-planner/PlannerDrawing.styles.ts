import { media, typography, vars } from '@waypage/ui/theme';
import { styled } from 'styled-components';

export const Room = styled.div`
  border-end-end-radius: ${vars.radius.roundL};
  overflow: hidden;
  background: ${vars.stock.kraft};
  /* A drawing on kraft, which keeps its colors. */
  forced-color-adjust: none;
`;

export const Drawing = styled.svg`
  inline-size: 100%;
  block-size: auto;
  max-block-size: 690px;

  &[data-layout='wide'] {
    display: none;
  }

  @media ${media.sm} {
    &[data-layout='wide'] {
      display: block;
    }

    &[data-layout='tall'] {
      display: none;
    }
  }

  text {
    ${typography.dimension}
    fill: #15140f;
  }

  &[data-layout='tall'] text {
    font-size: 19px;
  }
`;

export const Sheet = styled.path`
  fill: #faf9f6;
  filter: ${vars.shadow.paper};
`;
