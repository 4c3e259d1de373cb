import { media, mixins, typography, vars } from '@waypage/ui/theme';
import { styled } from 'styled-components';

/** Colors of the designer that are not in the theme (docs/design.md, section 11). */
export const STAGE = '#2A2922';
export const DOT = '#3C3B33';
export const EDGE = '#55534A';
export const FIELD = '#11110F';

const buttonText = `
  font-size: 1rem;
  font-weight: 550;
  line-height: 1.2;
`;

export const Group = styled.fieldset`
  padding-block: 15px 14px;

  & + & {
    border-block-start: 1px solid ${vars.color.lineSoft};
  }
`;

export const Legend = styled.legend`
  float: inline-start;
  inline-size: 100%;
  margin-block-end: 10px;
  ${typography.label}
  color: ${vars.color.ink2};

  & + * {
    clear: both;
  }
`;

export const Problem = styled.p`
  margin-block-start: 8px;
  ${typography.micro}
  color: ${vars.color.signalText};
`;

export const Radio = styled.input`
  ${mixins.inputOverLabel}
  cursor: pointer;
`;

export const choice = `
  @media ${media.hover} {
    &:hover:not(:has(:checked)) {
      background: ${vars.color.lineSoft};
    }
  }
  &:has(:focus-visible) {
    outline: 3px solid ${vars.color.focus};
    outline-offset: 3px;
  }
`;

export const Tiles = styled.div`
  display: flex;
  gap: 8px;
`;

export const Tile = styled.label`
  position: relative;
  flex: 0 1 44px;
  display: grid;
  place-items: center;
  min-inline-size: 0;
  block-size: 44px;
  border: 2px solid transparent;
  background: ${STAGE};

  &:has(:checked) {
    border-color: ${vars.color.ink};
    border-bottom-right-radius: ${vars.radius.roundS};
    background: ${FIELD};
  }
  ${choice}
  & > svg {
    fill: currentColor;
  }
  @media (max-width: 1023.98px) {
    flex-basis: 52px;
    block-size: 52px;
  }
  @media (forced-colors: active) {
    border-color: ButtonText;
    &:has(:checked) {
      border: 4px solid Highlight;
    }
  }
`;

export const Swatches = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
`;

export const Swatch = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  inline-size: 40px;
  block-size: 44px;
  margin-inline-start: -4px;
  border: 2px solid transparent;

  & + & {
    margin-inline-start: 0;
  }
  &::before {
    content: '';
    inline-size: 32px;
    block-size: 32px;
    border: 1px solid ${EDGE};
    background: var(--_color);
    forced-color-adjust: none;
  }
  &:has(:checked) {
    block-size: 40px;
    border-color: ${vars.color.ink};
    border-bottom-right-radius: ${vars.radius.roundS};
    &::before {
      border-bottom-right-radius: 9px;
    }
  }
  &:has(:focus-visible) {
    outline: 3px solid ${vars.color.focus};
    outline-offset: 2px;
  }
`;

export const Hex = styled.input`
  inline-size: 62px;
  block-size: 44px;
  margin-inline-start: auto;
  padding: 8px 0 4px;
  border: 0;
  border-radius: 0;
  background: linear-gradient(${EDGE} 0 0) 0 calc(100% - 6px) / 100% 1px no-repeat;
  ${typography.label}
  text-align: end;
  ${mixins.focusRing}

  &[aria-invalid='true'] {
    background-image: linear-gradient(${vars.color.signalText} 0 0);
    background-size: 100% 2px;
  }
`;

export const PlainButton = styled.button`
  ${mixins.buttonReset}
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  min-inline-size: 44px;
  min-block-size: 44px;
  padding-inline: 8px;
  ${buttonText}
  ${mixins.focusRing}

  &:focus-visible {
    outline-offset: -3px;
  }
  @media ${media.hover} {
    &:hover:not([aria-disabled='true']) {
      background: ${vars.color.lineSoft};
    }
  }
  &[aria-disabled='true'] {
    color: #6f6d64;
    cursor: not-allowed;
  }
`;

export const DashedButton = styled.label`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  min-block-size: 44px;
  padding-inline: 16px;
  border: 1px dashed ${vars.color.ink3};
  ${buttonText}
  overflow: clip;

  ${choice}
`;

export const Row = styled.div`
  display: flex;
  gap: 18px;
  align-items: center;

  & > :last-child {
    flex: 1;
  }
`;

/** A hairline track, filled up to the value, and a square thumb with one rounded corner. */
export const Slider = styled.input`
  appearance: none;
  display: block;
  inline-size: 100%;
  block-size: 24px;
  margin: 0;
  background: linear-gradient(
      to right,
      ${vars.color.ink} 0 calc(var(--_part) * 100%),
      ${EDGE} calc(var(--_part) * 100%) 100%
    )
    0 50% / 100% 2px no-repeat;
  cursor: pointer;
  touch-action: pan-y pinch-zoom;
  ${mixins.focusRing}

  &::-webkit-slider-thumb {
    appearance: none;
    inline-size: 22px;
    block-size: 22px;
    border: 0;
    border-radius: 0 0 6px 0;
    background: currentColor;
  }
  &::-moz-range-thumb {
    inline-size: 22px;
    block-size: 22px;
    border: 0;
    border-radius: 0 0 6px 0;
    background: currentColor;
  }
  @media (pointer: coarse) {
    block-size: 44px;
  }
`;

export const Caption = styled.p`
  display: flex;
  justify-content: space-between;
  margin-block-start: 4px;
  ${typography.micro}
  color: ${vars.color.ink3};

  & > strong {
    font-weight: 650;
    color: ${vars.color.ink2};
  }
`;

/** The negative margins align their labels with the fields above. */
export const TextButtons = styled.div`
  display: flex;
  gap: 8px;
  margin: 4px 0 -10px -8px;
`;
