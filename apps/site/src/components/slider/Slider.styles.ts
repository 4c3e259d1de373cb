import { KEEP_VALUE_ON_SCROLL } from '@waypage/ui/slider';
import { typography, vars } from '@waypage/ui/theme';
import { styled } from 'styled-components';

export const WithUnit = styled.div`
  position: relative;
  margin-block-end: -14px;

  input {
    padding-inline-end: 96px;
    font-weight: 650;
  }

  & > span {
    position: absolute;
    inset-block-start: 40px;
    inset-inline-end: 14px;
    color: ${vars.color.ink2};
    pointer-events: none;
  }
`;

const thumb = `
  box-sizing: border-box;
  inline-size: 24px;
  block-size: 24px;
  border: 2px solid ${vars.color.ink};
  border-radius: 0 0 8px;
  background: ${vars.color.signal};
`;

/** A range input with 20 ticks. A vertical swipe on it scrolls the page. */
export const Slider = styled.input.attrs(KEEP_VALUE_ON_SCROLL)`
  display: block;
  inline-size: 100%;
  block-size: 44px;
  margin: 0;
  appearance: none;
  background:
    linear-gradient(${vars.color.line}, ${vars.color.line}) center / 100% 2px no-repeat,
    repeating-linear-gradient(
        to right,
        ${vars.color.ink3} 0 1px,
        transparent 1px calc((100% - 1px) / 20)
      )
      0 27px / 100% 7px no-repeat;
  cursor: pointer;
  touch-action: pan-y pinch-zoom;

  &::-webkit-slider-thumb {
    ${thumb}
    appearance: none;
  }

  &::-moz-range-thumb {
    ${thumb}
  }

  &:focus-visible {
    outline: 3px solid ${vars.color.focus};
    outline-offset: 3px;
  }
`;

export const Ends = styled.div`
  display: flex;
  justify-content: space-between;
  margin-block-start: -6px;
  ${typography.small}
  color: ${vars.color.ink2};
`;
