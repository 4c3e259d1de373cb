import { media, mixins, typography, vars } from '@waypage/ui/theme';
import { styled } from 'styled-components';

export const Statement = styled.div`
  display: grid;
  gap: 24px;

  & p {
    max-inline-size: 36em;
    margin: 0 0 16px;
    ${typography.body}
  }

  & p + p {
    color: ${vars.color.ink2};
  }

  @media ${media.lg} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
    gap: ${vars.space[12]};
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  margin-block-start: 28px;
`;

export const NextTools = styled.ul`
  ${mixins.listReset}
  display: grid;
  margin-block-start: ${vars.space.section};
  border-block-start: 2px solid ${vars.color.line};

  & a {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 6px ${vars.space[5]};
    block-size: 100%;
    align-content: start;
    padding: 22px 0 26px;
    color: inherit;
    text-decoration: none;
    ${mixins.focusRing}
  }

  & strong {
    ${typography.h3}
  }

  & span {
    grid-column: 1;
    ${typography.small}
    color: ${vars.color.ink2};
  }

  @media ${media.hover} {
    & a:hover > strong {
      text-decoration: underline;
      text-decoration-color: ${vars.color.signal};
      text-decoration-thickness: 2px;
      text-underline-offset: 0.2em;
    }
  }

  @media ${media.belowMd} {
    & > li + li {
      border-block-start: 1px solid ${vars.color.line};
    }
  }

  @media ${media.md} {
    grid-template-columns: repeat(3, minmax(0, 1fr));

    & > li + li {
      border-inline-start: 1px solid ${vars.color.line};
    }
    & > li + li > a {
      padding-inline-start: 24px;
    }
    & a {
      padding-inline-end: 24px;
    }
  }
`;
