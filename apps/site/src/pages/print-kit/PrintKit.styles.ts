import { media, mixins, typography, vars } from '@waypage/ui/theme';
import { styled } from 'styled-components';

export const Root = styled.section`
  padding-block: clamp(40px, 4.4vw, 64px) ${vars.space.section};
`;

export const Head = styled.div`
  display: grid;
  gap: 20px;
  margin-block-end: clamp(28px, 3.4vw, 48px);

  & > h1 {
    max-inline-size: 13em;
  }

  @media ${media.lg} {
    grid-template-columns: 1fr 430px;
    gap: 40px;
    align-items: end;
  }
`;

export const Columns = styled.div`
  display: grid;

  @media ${media.belowMd} {
    margin-inline: calc(-1 * ${vars.space.gutter});
  }
  @media ${media.lg} {
    grid-template-columns: 392px minmax(0, 1fr);
  }
  @media ${media.noScript} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Figures = styled.dl`
  display: flex;
  flex-wrap: wrap;
  margin-block: 40px 0;
  border-block-start: 2px solid ${vars.color.line};

  & > div {
    /* Two stand side by side, unless a figure of enlarged text needs more. */
    display: flex;
    flex: 1 1 40%;
    flex-direction: column-reverse;
    justify-content: flex-end;
    padding: 20px 12px 4px 20px;
    border-inline-start: 1px solid ${vars.color.line};
  }
  & > :nth-child(odd) {
    padding-inline-start: 0;
    border-inline-start: 0;
  }
  dt {
    ${typography.small}
    color: ${vars.color.ink2};
  }
  dd {
    margin: 0 0 8px;
    ${typography.figure}
    white-space: nowrap;
  }
  dd > span {
    font-size: 1.875rem;
    letter-spacing: 0;
  }

  @media ${media.belowSm} {
    dd {
      font-size: min(3.25rem, 14.5vw);
    }
    dd > span {
      font-size: 0.58em;
    }
  }
  @media ${media.md} {
    & > div {
      flex-basis: 0;
    }
    & > :nth-child(odd) {
      padding-inline-start: 20px;
      border-inline-start: 1px solid ${vars.color.line};
    }
    & > :first-child {
      padding-inline-start: 0;
      border-inline-start: 0;
    }
  }
  @media (min-width: 768px) and (max-width: 1279.98px) {
    dd {
      font-size: 3rem;
    }
    dd > span {
      font-size: 1.25rem;
    }
  }
`;

export const Next = styled.ul`
  ${mixins.listReset}
  display: grid;
  margin-block-start: clamp(48px, 6vw, 88px);
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
