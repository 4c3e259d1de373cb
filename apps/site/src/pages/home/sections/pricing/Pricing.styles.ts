import { media, mixins, typography, vars } from '@waypage/ui/theme';
import { styled } from 'styled-components';

export const Head = styled.div`
  display: flex;
  flex-direction: column;
  gap: 28px;
  margin-block-end: clamp(32px, 3.6vw, 52px);

  h2 {
    max-inline-size: 9.5em;
  }

  @media ${media.lg} {
    flex-direction: row;
    gap: 40px;
    align-items: end;
    justify-content: space-between;
  }
`;

export const Lead = styled.p`
  max-inline-size: 34em;
  margin-block-start: 16px;
  color: ${vars.color.ink2};
`;

export const AnnualList = styled.ul`
  display: grid;
  gap: 8px;
  margin-block-start: 24px;
  padding-inline-start: 20px;
`;

/** Collapsed on screen, open in print. */
export const Folded = styled.details`
  margin-block-start: 36px;
  border-block: 2px solid ${vars.color.line};

  & > summary {
    display: flex;
    gap: 16px;
    align-items: center;
    justify-content: space-between;
    padding-block: 20px;
    ${typography.question}
    cursor: pointer;
    list-style: none;
    ${mixins.focusRing}

    &::-webkit-details-marker {
      display: none;
    }
    & > svg {
      flex: none;
    }
  }
  &[open] > summary {
    margin-block-end: 8px;

    & > svg {
      rotate: 180deg;
    }
  }
  @media ${media.hover} {
    & > summary:hover {
      color: ${vars.color.signalText};
    }
  }
  @media print {
    &::details-content {
      content-visibility: visible;
      block-size: auto;
    }
  }
`;

export const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 20px 28px;
  align-items: center;
  margin-block-start: 36px;
`;

export const Footnote = styled.p`
  margin-block-start: 36px;
  ${typography.small}
  color: ${vars.color.ink2};

  a {
    color: ${vars.color.ink};
  }
`;
