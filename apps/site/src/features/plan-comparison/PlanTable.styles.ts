import { media, textZoom, typography, vars } from '@waypage/ui/theme';
import { styled } from 'styled-components';

/** Without scripts, phones show all plans and scroll. */
export const Scroller = styled.div`
  @media ${media.belowMd} {
    @media ${media.noScript} {
      overflow-x: auto;
    }
  }
`;

/** Not collapsed: shared borders do not move with a sticky head. */
export const Table = styled.table`
  inline-size: 100%;
  table-layout: fixed;
  border-spacing: 0;

  & :is(th, td) {
    padding: 11px 20px 11px 0;
    border-block-end: 1px solid ${vars.color.lineSoft};
    text-align: start;
  }
  & [data-plan] {
    padding-inline: 20px;
  }

  & thead > tr > * {
    position: sticky;
    inset-block-start: var(--header-height, 72px);
    z-index: 1;
    padding-block: 18px 14px;
    border-block: 2px solid ${vars.color.line};
    ${typography.label}
    vertical-align: bottom;
    background: ${vars.color.paper};
  }
  & thead span {
    display: block;
    ${typography.h3Plan}
  }
  & thead b {
    display: inline-block;
    margin-block-start: 8px;
    ${typography.dimension}
    font-size: 1.875rem;
  }

  & [scope='rowgroup'] {
    padding-block-start: 34px;
    ${typography.h3}
    font-size: 1.3125rem;
  }
  & tbody > tr:first-child > * {
    border-block-end-color: ${vars.color.line};
  }
  & [scope='row'] {
    ${typography.nav}
    font-weight: ${vars.weight.medium};
    line-height: 1.35;

    & > small {
      ${typography.micro}
      color: ${vars.color.ink2};
    }
  }
  & tbody td {
    block-size: 54px;
    ${typography.small}

    & > b {
      ${typography.dimension}
      font-size: 1.875rem;
    }
  }
  & tfoot > tr > * {
    padding-block: 24px 28px;
    border-block-end: 0;
  }

  & :is(tbody, tfoot) [data-found] {
    border-inline: 2px solid ${vars.color.line};
    background: ${vars.color.sheet};
    font-weight: ${vars.weight.control};
  }
  & thead [data-found] {
    border-inline: 2px solid ${vars.color.solid};
    border-block-color: ${vars.color.solid};
    color: ${vars.color.onSolid};
    background: ${vars.color.solid};
  }
  & tfoot [data-found] {
    border-block-end: 2px solid ${vars.color.line};
    border-end-end-radius: ${vars.radius.roundM};
  }

  @media ${media.md} {
    & tr > :first-child {
      inline-size: 28%;
    }
  }
  @media ${media.lg} {
    & tr > :first-child {
      inline-size: 31.5%;
    }
  }
  @media ${media.belowXl} {
    & thead span {
      font-size: min(1.625rem, 2.2vw / ${textZoom});
    }
    & :is(thead, tbody td) b {
      font-size: min(1.875rem, 4vw / ${textZoom});
    }
  }
  @media ${media.belowLg} {
    & [data-plan] {
      padding-inline: 14px;
    }
    & tfoot a {
      padding-inline: 2px;
      font-size: 0.875rem;
    }
  }

  @media ${media.belowMd} {
    & thead > tr > * {
      inset-block-start: 60px;
    }
    & tr > :first-child {
      inline-size: 40%;
      padding-inline-end: 8px;
    }
    & [data-plan] {
      padding-inline: min(8px, 1.25vw);
    }
    /* Fits the longest plan name, price and word of a row or button at any text size. */
    & thead span {
      font-size: min(1.1875rem, 4.6vw / ${textZoom});
    }
    & :is(thead, tbody td) b {
      font-size: min(1.875rem, 9.5vw / ${textZoom});
    }
    & [scope='row'] {
      font-size: min(1rem, 4.1vw / ${textZoom});
    }
    & tfoot a {
      font-size: min(1rem, 3.4vw / ${textZoom});
    }
    & [data-plan]:not([data-compared]) {
      display: none;
    }
    /* Shows all plans where the visitor can't choose two. */
    @media ${media.inert} {
      & [data-plan]:not([data-compared]) {
        display: table-cell;
      }
      & tr > :first-child {
        inline-size: 28%;
      }
      & thead span {
        font-size: 0.9375rem;
      }
      & thead > tr > * {
        position: static;
      }
    }
    @media ${media.noScript} {
      min-inline-size: 44rem;
    }
  }

  @media print {
    & thead > tr > * {
      position: static;
    }
    /* A footer group would be printed at the end of every page. */
    & > tfoot {
      display: table-row-group;
    }
  }
`;

export const Muted = styled.span`
  color: ${vars.color.ink3};
  font-weight: ${vars.weight.regular};
`;
