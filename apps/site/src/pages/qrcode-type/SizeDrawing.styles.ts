import { media, typography, vars } from '@waypage/ui/theme';
import { styled } from 'styled-components';

export const Svg = styled.svg`
  display: block;
  inline-size: 100%;
  block-size: auto;
  color: ${vars.color.ink};
  print-color-adjust: exact;

  & path:not([fill]) {
    fill: none;
    stroke: currentcolor;
    stroke-width: 2;
  }
  & [data-line='thin'] > path {
    stroke-width: 1;
    opacity: 0.5;
  }
  & path[data-line='dashed'] {
    stroke: ${vars.stock.onStock};
    stroke-width: 1.5;
    stroke-dasharray: 5 4;
  }
  & path[data-line='signal'] {
    stroke: ${vars.color.signal};
    stroke-width: 4;
  }
  & text {
    ${typography.dimension}
    fill: currentcolor;
  }
  /* The stroke interrupts the line behind the text. */
  & [data-place='middle'] {
    text-anchor: middle;
    paint-order: stroke;
    stroke: ${vars.color.mist};
    stroke-width: 14px;
  }
  @media ${media.belowSm} {
    & text {
      font-size: 2.25rem;
    }
  }
`;
