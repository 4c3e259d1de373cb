import { media, typography, vars } from '@waypage/ui/theme';
import { styled } from 'styled-components';

export const Head = styled.div`
  display: flex;
  flex-direction: column;
  gap: 28px;
  margin-block: clamp(72px, 8vw, 112px) 36px;

  & > h2 {
    font-size: min(clamp(2.125rem, 1.6rem + 2vw, 3.25rem), 13vw);
  }

  @media ${media.lg} {
    flex-direction: row;
    gap: 40px;
    align-items: end;
    justify-content: space-between;
  }
`;

export const Period = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  gap: 16px;
  align-items: center;

  @media ${media.noScript} {
    display: none;
  }
`;

/* A sticker: an object, so it may lie askew. */
export const Save = styled.span`
  padding: 9px 12px 8px;
  ${typography.label}
  color: ${vars.color.onSignal};
  background: ${vars.color.signal};
  rotate: -3deg;
  white-space: nowrap;
`;

/** Without scripts nobody can choose two plans on a phone: all of them are there, to be scrolled to. */
export const Scroller = styled.div`
  @media ${media.belowMd} {
    @media ${media.noScript} {
      overflow-x: auto;
    }
  }
`;

/** Borders of its own for each cell: shared ones do not travel with a head that is held. */
export const Table = styled.table`
  inline-size: 100%;
  table-layout: fixed;
  border-spacing: 0;
  border-collapse: separate;
  text-align: start;

  & :is(th, td) {
    padding: 11px 20px 11px 0;
    border-block-end: 1px solid ${vars.color.lineSoft};
    text-align: start;
    overflow-wrap: break-word;
  }
  & [data-plan] {
    padding-inline: 20px;
  }
  & svg {
    display: block;
  }

  & thead > tr > * {
    position: sticky;
    inset-block-start: 72px;
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
      display: block;
      ${typography.micro}
      color: ${vars.color.ink2};
    }
  }
  & tbody td {
    block-size: 54px;
    box-sizing: border-box;
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

  /* The plan that the finder names stands out as one sheet, from its head to its foot. */
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
    border-end-end-radius: ${vars.radius.turnM};
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
  @media ${media.belowLg} {
    & [data-plan] {
      padding-inline: 14px;
    }
    & thead span {
      font-size: min(1.625rem, 2.6vw);
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
      padding-inline: 8px;
    }
    /* The longest name of a plan and the longest word of a row fit, whatever size of text the reader chose. */
    & thead span {
      font-size: min(1.1875rem, 4.6vw);
    }
    & [scope='row'] {
      font-size: min(1rem, 4.1vw);
    }
    & [data-plan]:not([data-compared]) {
      display: none;
    }
    @media ${media.noScript} {
      min-inline-size: 44rem;

      & [data-plan]:not([data-compared]) {
        display: table-cell;
      }
    }
  }

  @media print {
    & thead > tr > * {
      position: static;
    }
  }
`;

export const Muted = styled.span`
  color: ${vars.color.ink3};
  font-weight: ${vars.weight.regular};
`;
