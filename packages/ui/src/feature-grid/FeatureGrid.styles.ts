'use client';
import { styled } from 'styled-components';
import { grounds } from '../layout/surface.js';
import { media, mixins, typography, vars } from '../theme/index.js';

const reach = `min(27px, ${vars.space.gutter})`;
/** Two crop marks at each corner: an upright one and a lying one, of which the sizes alternate. */
const hairlines = Array<string>(8).fill(`linear-gradient(${vars.color.line} 0 0)`).join();

export const Root = styled.ul`
  @layer waypage {
    ${mixins.listReset}
    position: relative;
    display: grid;
    grid-auto-rows: minmax(340px, auto);
    gap: 1px;
    margin-inline: calc(-1 * ${vars.space.gutter});
    padding-block: 1px;

    & > li {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      outline: 1px solid ${vars.color.line};
    }
    @media ${media.sm} {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      grid-auto-rows: minmax(380px, auto);
      margin-inline: 0;
      padding-inline: 1px;

      &::before {
        content: '';
        position: absolute;
        inset-block: -27px;
        inset-inline: calc(-1 * ${reach});
        background-image: ${hairlines};
        background-repeat: no-repeat;
        background-size:
          1px 18px,
          18px 1px;
        background-position:
          left ${reach} top,
          left top 27px,
          right ${reach} top,
          right top 27px,
          left ${reach} bottom,
          left bottom 27px,
          right ${reach} bottom,
          right bottom 27px;
        pointer-events: none;
      }
    }

    @media ${media.sm} and ${media.belowLg} {
      & > li:last-child:nth-child(odd) {
        grid-column: span 2;
      }
    }

    @media ${media.lg} {
      grid-template-columns: repeat(12, minmax(0, 1fr));
      grid-auto-rows: minmax(390px, auto);

      & > li:is(:nth-child(6n + 1), :nth-child(6n)) {
        grid-column: span 5;
      }
      & > li:is(:nth-child(6n + 2), :nth-child(6n + 5)) {
        grid-column: span 4;
      }
      & > li:is(:nth-child(6n + 3), :nth-child(6n + 4)) {
        grid-column: span 3;
      }

      & > li:nth-child(3n + 1):nth-last-child(2) {
        grid-column: span 7;
      }
      & > li:nth-child(3n + 2):last-child {
        grid-column: span 5;
      }
      & > li:nth-child(3n + 1):last-child {
        grid-column: span 12;
      }
    }
  }
`;

export const Card = styled.div`
  @layer waypage {
    position: relative;
    display: flex;
    flex-direction: column;
    gap: 8px;
    padding-block: 26px 28px;
    padding-inline: ${vars.space.gutter};
    overflow: clip;
    color: ${vars.color.ink};

    /* The title, with the link that covers the card, is above the text. */
    &[data-linked] > :first-child {
      z-index: 2;
    }
    ${grounds}

    @media ${media.sm} {
      padding-inline: 28px;
    }
  }
`;

export const Title = styled.h3`
  @layer waypage {
    z-index: 1;
    max-inline-size: 11em;
    margin: 0;
    ${typography.h3}
  }
`;

export const Body = styled.div`
  @layer waypage {
    z-index: 1;
    max-inline-size: 15em;
    ${typography.body}
    font-size: 1rem;
    line-height: 1.5;
    color: ${vars.color.ink2};

    @media ${media.sm} {
      max-inline-size: none;
      &[data-measure='short'] {
        max-inline-size: 13.75em;
      }
    }
  }
`;

export const Foot = styled.div`
  @layer waypage {
    z-index: 1;
    align-self: flex-start;
    margin-block-start: auto;
  }
`;

/** Covers the whole card, as none of the elements between them is positioned. */
export const Cover = styled.a`
  @layer waypage {
    color: inherit;
    text-decoration: none;

    &::after {
      content: '';
      position: absolute;
      inset: 0;
    }
    &:focus-visible {
      outline: none;
    }
    &:focus-visible::after {
      outline: 3px solid ${vars.color.focus};
      outline-offset: -6px;
    }
  }
`;

export const Drawing = styled.div`
  @layer waypage {
    position: absolute;
    inset: 0;
    display: flex;
    align-items: flex-end;
    justify-content: flex-end;
    padding-inline: ${vars.space[7]};
    pointer-events: none;

    & > * {
      flex: none;
      max-inline-size: 100%;
      filter: ${vars.shadow.object};
    }

    @media ${media.hover} {
      [data-linked]:hover > & {
        translate: 0 -6px;
      }
    }
    [data-linked]:has(:focus-visible) > & {
      translate: 0 -6px;
    }
    @media not ${media.reducedMotion} {
      transition: translate ${vars.duration.quick} ${vars.easing.out};
    }
  }
`;
