import { media, typography, vars } from '@waypage/ui/theme';
import { styled } from 'styled-components';
import { FIELD, STAGE, choice } from '../controls.styles.ts';

export const Root = styled.div`
  grid-area: tools;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 4px;
  min-inline-size: 0;
  padding-block: 5px;
  border-block-end: 1px solid ${vars.color.lineSoft};
  background: ${STAGE};

  @media ${media.belowLg} {
    position: absolute;
    inset: 56px auto auto 8px;
    z-index: 1;
    flex-direction: column;
    padding: 0;
    border: 0;
    background: none;

    & > :not(button:nth-of-type(-n + 2)) {
      display: none;
    }
  }
`;

export const Rule = styled.span`
  flex: none;
  inline-size: 1px;
  block-size: 24px;
  margin-inline: clamp(2px, 0.8vw, 10px);
  background: #55534a;
`;

export const Carriers = styled.fieldset`
  display: flex;
`;

export const CarrierTab = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  min-block-size: 44px;
  padding-inline: clamp(7px, 0.8vw, 13px);
  font-size: 1rem;
  line-height: 1;

  &:has(:checked) {
    padding-inline: clamp(10px, 1vw, 16px);
    border-bottom-right-radius: ${vars.radius.roundS};
    font-weight: 650;
    background: ${FIELD};
  }
  ${choice}
  &:has(:focus-visible) {
    outline-offset: -3px;
  }
  @media (forced-colors: active) {
    &:has(:checked) {
      outline: 2px solid Highlight;
    }
  }
`;

export const Percent = styled.div`
  min-inline-size: 46px;
  ${typography.label}
  text-align: center;
`;
