import { media, mixins, textZoom, tokens, typography, vars } from '@waypage/ui/theme';
import { styled } from 'styled-components';

/** Shared by the rows and the column headings. */
export const columns = '66fr 284fr 358fr 157fr 130fr';

export const Row = styled.li`
  display: grid;
  grid-template-columns: min(3.25rem, 16.5vw) minmax(0, 1fr);
  gap: 12px 12px;
  padding-block: 24px;
  border-block-end: 1px solid ${vars.color.lineSoft};
  scroll-margin-block-start: 96px;

  [data-surface] & {
    border-color: rgb(21 20 15 / 0.3);
  }

  & > :not(:first-child) {
    grid-column: 2;
  }
  & :is(h2, h3) {
    ${typography.question}
  }
  & p {
    line-height: 1.45;
  }
  & small {
    ${typography.small}
    color: ${vars.color.ink2};
  }
  & div > small {
    display: block;
    margin-block-start: 6px;
  }
  &:is(:target, [data-named]) {
    position: relative;

    &::before {
      content: '';
      position: absolute;
      inset-block: 0;
      inset-inline-start: -14px;
      border-inline-start: 6px solid ${vars.color.signal};

      @media (forced-colors: active) {
        border-color: Highlight;
      }
    }
  }

  @media ${media.lg} {
    grid-template-columns: ${columns};
    gap: 0 20px;
    align-items: start;

    & > :not(:first-child) {
      grid-column: auto;
    }
  }
`;

export const Numeral = styled.span`
  ${typography.labelLg}
  font-size: min(2.25rem, 11.5vw / ${textZoom});
  line-height: 0.9;
`;

export const Cell = styled.div`
  ${typography.small}

  & > a {
    display: inline-block;
  }
  & > b {
    ${typography.label}
    font-stretch: ${tokens.font.width.narrow};
  }

  @media ${media.lg} {
    & > small {
      display: block;
    }
  }
`;

export const Undecided = styled.p`
  padding: 12px 18px;
  border: 2px dashed ${vars.color.line};
  border-end-end-radius: ${vars.radius.roundS};
`;

export const Earlier = styled.details`
  margin-block-start: 10px;
  ${typography.small}
  color: ${vars.color.ink2};

  & > summary {
    min-block-size: 44px;
    align-content: center;
    cursor: pointer;
    ${mixins.focusRing}
  }
`;
