import { media, mixins, typography, vars } from '@waypage/ui/theme';
import { styled } from 'styled-components';
import { numberedSquare } from '#components/numbered-square.ts';

export const Scene = styled.div`
  position: relative;
  inline-size: 100%;
  aspect-ratio: 7 / 6;
  overflow: hidden;
  background: ${vars.color.mist};
  /* Drawn on a photo, which keeps its colors. */
  forced-color-adjust: none;

  & > * {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }

  @media ${media.belowMd} {
    aspect-ratio: 6 / 7;

    /* Unreadable at this size: the legend repeats the text. */
    [data-words] {
      display: none;
    }

    [data-mark] {
      transform: scale(1.7);
    }
  }
`;

export const Label = styled.text`
  ${typography.label}
  font-size: 22px;
  fill: #15140f;
`;

export const Legend = styled.ol`
  ${mixins.listReset}
  display: grid;
  grid-template-columns: 1fr 1fr;
  color: ${vars.stock.bone};
  background: ${vars.color.night};

  /* Browsers force this color anyway, but contrast checkers read the declared one. */
  @media (forced-colors: active) {
    color: CanvasText;
  }

  & > li {
    display: flex;
    gap: 12px;
    align-items: center;
    padding: 12px 20px;
    ${typography.label}
  }

  & > li:nth-child(even) {
    border-inline-start: 1px solid #3a3932;
  }

  b {
    ${numberedSquare}
    flex: none;
    font-weight: inherit;
  }

  @media ${media.md} {
    display: none;
  }
`;
