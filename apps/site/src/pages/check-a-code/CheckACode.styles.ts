import { media, mixins, typography, vars } from '@waypage/ui/theme';
import { styled } from 'styled-components';

export const Root = styled.section`
  padding-block: clamp(40px, 4.4vw, 64px) ${vars.space.section};
`;

export const Head = styled.div`
  display: grid;
  gap: 20px;
  margin-block-end: clamp(28px, 3.4vw, 48px);

  @media ${media.lg} {
    grid-template-columns: 1fr 430px;
    gap: 40px;
    align-items: center;
  }
`;

export const Notes = styled.dl`
  display: grid;
  margin: clamp(40px, 4vw, 56px) 0 0;
  border-block-start: 2px solid ${vars.color.line};

  & > div {
    padding-block: 20px;
  }

  dt {
    ${typography.labelLg}
  }

  dd {
    max-inline-size: 24em;
    margin: 12px 0 0;
    ${typography.body}
    color: ${vars.color.ink2};
  }

  @media ${media.belowMd} {
    & > div + div {
      border-block-start: 1px solid ${vars.color.lineSoft};
    }
  }

  @media ${media.md} {
    grid-template-columns: repeat(3, 1fr);

    & > div {
      padding-inline: 24px;
      border-inline-start: 1px solid ${vars.color.line};
    }

    & > :first-child {
      padding-inline-start: 0;
      border-inline-start: 0;
    }
  }
`;

/** Links to what comes next: cells of one ruled row. */
export const NextSteps = styled.ul`
  ${mixins.listReset}
  display: grid;
  margin-block-start: clamp(56px, 6vw, 88px);
  border-block-start: 2px solid ${vars.color.line};

  a {
    display: grid;
    grid-template-columns: 1fr 20px;
    gap: 8px 16px;
    padding-block: 22px;
    text-decoration: none;
    color: inherit;
    ${mixins.focusRing}
  }

  strong {
    ${typography.question}
  }

  span {
    grid-row: 2;
    ${typography.small}
    color: ${vars.color.ink2};
  }

  @media ${media.hover} {
    a:hover strong {
      text-decoration-line: underline;
      text-decoration-thickness: 2px;
      text-decoration-color: ${vars.color.signal};
      text-underline-offset: 4px;
    }
  }

  @media ${media.belowMd} {
    & > li + li {
      border-block-start: 1px solid ${vars.color.lineSoft};
    }
  }

  @media ${media.md} {
    grid-template-columns: repeat(3, 1fr);

    & > li {
      padding-inline: 24px;
      border-inline-start: 1px solid ${vars.color.line};
    }

    & > :first-child {
      padding-inline-start: 0;
      border-inline-start: 0;
    }
  }
`;
