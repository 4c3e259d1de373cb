import { media, mixins, typography, vars } from '@waypage/ui/theme';
import { styled } from 'styled-components';

export const Board = styled.div`
  display: grid;
  gap: 32px;
  align-content: start;
  justify-items: center;
  padding: clamp(16px, 3vw, 44px);
  border-end-end-radius: ${vars.radius.roundL};
  overflow: hidden;
  color: ${vars.stock.onStock};
  background: ${vars.stock.kraft};
  /* Paper on kraft, which keeps its colors. */
  forced-color-adjust: none;

  @media ${media.md} {
    grid-template-columns: minmax(0, 1fr) minmax(140px, 176px);
    justify-items: stretch;
  }
`;

export const Ruled = styled.svg`
  inline-size: 100%;
  max-inline-size: 660px;
  block-size: auto;
  overflow: visible;
  justify-self: center;

  /* The font size is in units of the drawing: millimeters of paper. */
  text {
    ${typography.dimension}
    font-size: 5px;
    fill: currentcolor;
  }

  rect {
    fill: none;
    stroke: #7b9d8d;
    stroke-width: 0.35;
    stroke-dasharray: 1.4 1.2;
  }
`;

export const Paper = styled.path`
  fill: #fff;
  filter: ${vars.shadow.paper};
`;

export const Strip = styled.div`
  display: grid;
  gap: 18px;
  align-content: start;
  justify-items: start;
  max-inline-size: 260px;

  & > svg {
    inline-size: 100%;
    block-size: auto;
    ${mixins.cornersM}
    background: #fff;
    box-shadow: 0 10px 24px rgb(21 20 15 / 0.24);
  }
  & > p {
    ${typography.small}
  }
`;

export const StripButton = styled.button`
  min-block-size: 44px;
  padding: 6px 14px;
  border: 2px solid ${vars.stock.onStock};
  ${mixins.cornersS}
  ${typography.control}
  background: transparent;
  cursor: pointer;

  @media ${media.hover} {
    &:hover {
      color: ${vars.stock.kraft};
      background: ${vars.stock.onStock};
    }
  }
  &:focus-visible {
    outline: 3px solid ${vars.stock.onStock};
    outline-offset: 3px;
  }
  @media ${media.noScript} {
    display: none;
  }
`;
