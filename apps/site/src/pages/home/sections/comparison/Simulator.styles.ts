import { media, mixins, typography, vars } from '@waypage/ui/theme';
import { styled } from 'styled-components';

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 296fr) minmax(0, 492fr) minmax(0, 492fr);
  gap: 24px;

  @media ${media.belowXl} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  @media ${media.belowLg} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Side = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  gap: 28px;

  & > dl > div {
    padding-block: 12px;
    border-block-start: 1px solid ${vars.color.lineSoft};
  }
  & dt {
    ${typography.small}
    color: ${vars.color.ink3};
  }
  & dd {
    font-size: 1rem;
    line-height: 1.4;
  }

  @media ${media.belowXl} {
    grid-column: 1 / -1;
  }

  @media (min-width: 768px) and (max-width: 1279.98px) {
    flex-direction: row;
    align-items: end;
    gap: 40px;

    & > * {
      flex: 1 1 0;
    }
  }
`;

export const Entry = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: 10px 16px;

  & > :is(div, p) {
    grid-column: 1 / -1;
  }

  @media ${media.noScript} {
    display: none;
  }
`;

/** Follows the field in the tab order, but is placed beside its label. */
export const Reset = styled.button`
  ${mixins.buttonReset}
  grid-row: 1;
  grid-column: 2;
  margin-block: -12px;
  padding-block: 12px;
  ${typography.small}
  font-weight: 650;
  text-decoration: underline 2px ${vars.color.signal};
  text-underline-offset: 5px;
  ${mixins.focusRing}

  &[data-idle] {
    visibility: hidden;
  }
`;

export const Moment = styled.div`
  grid-column: 1 / -1;
  margin-block-end: -16px;
  ${typography.labelLg}
  color: ${vars.color.ink3};
`;

export const Sentence = styled.p`
  margin-block-start: 6px;
  font-size: 1rem;
  color: ${vars.color.ink2};

  &[data-wrong] {
    color: ${vars.color.signalText};
  }
`;

export const SampleTag = styled.p`
  grid-column: 1 / -1;
  justify-self: end;
  ${typography.small}
  color: ${vars.color.ink3};
`;
