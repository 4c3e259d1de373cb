import { SiteHeader } from '@waypage/ui';
import { media, mixins, textZoom, typography, vars } from '@waypage/ui/theme';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

export const Bar = styled(SiteHeader)`
  container-type: inline-size;

  /* The scroll padding is for content below the sticky header, not for focus inside it. */
  html:has(&:focus-within) {
    scroll-padding-block-start: 0;
  }

  /* Wraps only with enlarged text or increased spacing. */
  @media ${media.lg} {
    & ul {
      flex-wrap: wrap;
    }
  }
`;

export const HomeLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  /* The same width in the fallback font and the web font, so that the links next to it stay in place. */
  min-inline-size: 165px;
  min-block-size: 44px;
  text-decoration: none;
  ${mixins.focusRing}

  /* Only the mark fits next to a long button label or enlarged text. */
  @container (max-width: 23.49rem) {
    min-inline-size: 0;
    inline-size: 44px;
    overflow: hidden;
    white-space: nowrap;

    /* Moves the text out of the link's visible area. */
    & > span {
      gap: 16px;
    }
  }
`;

const link = `
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 6px;
  block-size: 72px;
  ${typography.nav}
  text-decoration: none;
  white-space: nowrap;

  &::after {
    content: '';
    position: absolute;
    inset: auto 0 0;
    block-size: 4px;
  }

  @media ${media.hover} {
    &:hover::after {
      background: ${vars.color.signal};
    }
  }

  /* An outline at the height of the header would be cut off by the window. */
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::before {
    content: '';
    position: absolute;
    inset: 12px -6px;
    outline: 3px solid ${vars.color.focus};
  }
`;

export const NavLinks = styled.nav`
  margin-inline-start: 28px;

  & > ul {
    ${mixins.listReset}
    display: flex;
    gap: 28px;
  }

  & > ul > li > a {
    ${link}
  }

  @media ${media.belowXl} {
    margin-inline-start: 0;

    & > ul {
      gap: 16px;
    }
  }

  @media ${media.belowLg} {
    display: none;
  }
`;

export const Actions = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  align-self: stretch;
  gap: 20px;

  @media ${media.belowXl} {
    gap: 16px;

    & > details:not(:lang(en)) > summary > svg:first-child {
      display: none;
    }
  }

  @media ${media.belowLg} {
    position: static;
    gap: 8px;

    & > details[data-placement='header'] {
      display: none;
    }
  }
`;

/* A signed-in visitor sees one link instead of these two, in the same space. */
export const Visitor = styled.div`
  display: flex;
  align-items: center;
  gap: 22px;

  &[data-hidden] {
    visibility: hidden;
  }

  & > a:first-child {
    ${link}
  }

  & > a:last-child {
    white-space: nowrap;
  }

  @media ${media.xl} {
    /* The same width in both fonts, so that nothing moves when the web font loads. */
    & > a:last-child:lang(fr) {
      min-inline-size: 240px;
    }
  }

  [data-narrow] {
    display: none;
  }

  @media ${media.belowXl} {
    gap: 16px;

    [data-wide]:not(:lang(en)) {
      display: none;
    }

    [data-narrow]:not(:lang(en)) {
      display: inline;
    }
  }

  @media ${media.belowLg} {
    & > a:first-child,
    [data-wide] {
      display: none;
    }

    [data-narrow] {
      display: inline;
    }

    /* Leaves room for the mark at any text size. */
    & > a:last-child {
      font-size: min(1.0625rem, 7vw / ${textZoom});
    }

    & > a:last-child:lang(fr) {
      padding-inline: 12px;
    }
  }
`;

export const Account = styled.div`
  position: absolute;
  inset-inline-end: 0;

  @media ${media.belowLg} {
    display: none;
  }
`;
