import { media, mixins, typography, vars } from '@waypage/ui/theme';
import { styled } from 'styled-components';

/** Links side by side, each with a title and a line, from a ruled edge; a list below 768 px. */
export const LinkRow = styled.ul`
  ${mixins.listReset}
  display: grid;
  border-block-start: 2px solid ${vars.color.line};

  & > li {
    border-block-end: 1px solid ${vars.color.line};
  }
  & a {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: 8px 16px;
    align-items: center;
    padding-block: 20px 24px;
    text-decoration: none;
    ${mixins.focusRing}
  }
  & strong {
    ${typography.h3}
  }
  & span {
    grid-column: 1;
    ${typography.body}
    font-size: 1rem;
    color: ${vars.color.ink2};
  }
  @media ${media.hover} {
    & a:hover strong {
      text-decoration: underline;
      text-decoration-color: ${vars.color.signal};
      text-decoration-thickness: 2px;
      text-underline-offset: 5px;
    }
  }
  @media ${media.md} {
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;

    & > li {
      border-block-end: 0;
    }
    & > li + li {
      border-inline-start: 1px solid ${vars.color.line};
    }
    & a {
      block-size: 100%;
      align-content: start;
      padding-inline-end: 26px;
    }
    & > li + li a {
      padding-inline-start: 24px;
    }
  }
`;
