import { media, mixins, typography, vars } from '@waypage/ui/theme';
import { styled } from 'styled-components';
import { Slider as PlainSlider } from '#components/slider/Slider.styles.ts';
import { MARKS } from './finder-state.ts';

/** The track begins and ends at the middle of the thumb. */
const THUMB_HALF = '12px';

export const Question = styled.div`
  container-type: inline-size;

  & > div {
    display: grid;
    gap: 16px 36px;
  }
  /* Makes the parts of the field grid items. */
  & > div > :first-child {
    display: contents;
  }
  & label {
    ${typography.question}
    word-spacing: normal;
  }

  @container (min-width: 36rem) {
    & > div {
      grid-template-columns: auto minmax(0, 1fr);
    }
    & label,
    & p {
      grid-column: 1 / -1;
    }
    & p {
      grid-row: 3;
    }
  }

  & input[inputmode] {
    inline-size: 8rem;
    min-block-size: 58px;
    background: ${vars.printed.sheet};
    ${typography.dimension}
    font-size: 2rem;
  }
`;

export const Scale = styled.div`
  position: relative;
  min-block-size: 80px;
  margin-block-start: -4px;
`;

export const Track = styled.svg`
  position: absolute;
  inset: 34px ${THUMB_HALF} auto;
  inline-size: calc(100% - 2 * ${THUMB_HALF});
  block-size: 12px;
  overflow: visible;
  pointer-events: none;

  & > path {
    fill: none;
    stroke: ${vars.color.line};
    stroke-width: 2;
    vector-effect: non-scaling-stroke;
  }
  & > [data-filled] {
    stroke-width: 7;
  }
  @media (forced-colors: active) {
    & > path {
      stroke: CanvasText;
    }
  }
`;

export const Marks = styled.ul`
  ${mixins.listReset}

  & > li {
    position: absolute;
    inset-block-start: 0;
    display: grid;
    row-gap: 32px;
    justify-items: center;
    translate: -50%;
    ${typography.micro}
  }
  & > li:dir(rtl) {
    translate: 50%;
  }
  & b {
    ${typography.labelLg}
    line-height: 1.2;
  }
  ${MARKS.map(
    (mark, index) => `
  & > :nth-child(${index + 1}) {
    inset-inline-start: calc(${THUMB_HALF} + (100% - 2 * ${THUMB_HALF}) * ${mark / 100});
  }`,
  ).join('')}

  @media ${media.belowSm} {
    & > :last-child {
      translate: -72%;
    }
    & > :last-child:dir(rtl) {
      translate: 72%;
    }
  }
`;

/** Transparent, because the scale below draws the track. */
export const Slider = styled(PlainSlider)`
  position: absolute;
  inset: 18px 0 auto;
  background: none;
`;
