import { media, mixins, textZoom, typography, vars } from '@waypage/ui/theme';
import { styled } from 'styled-components';

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 44px;

  & p {
    max-inline-size: 30em;
    margin: 16px 0 0;
    color: ${vars.color.ink2};
  }

  @media ${media.lg} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
    gap: ${vars.space[12]};
  }
`;

export const Count = styled.span`
  display: block;
  margin-block-end: 12px;
  ${typography.figure}
`;

/** Sizes with which the table fits into a phone at any text size. */
const text = `min(1.0625rem, 5.4vw / ${textZoom})`;
const label = `min(1.125rem, 5.7vw / ${textZoom})`;

export const Requests = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-size: ${text};

  & :is(th, td) {
    padding: 14px 14px 14px 0;
    border-block-end: 1px solid ${vars.color.lineSoft};
    text-align: start;
    vertical-align: baseline;
  }

  & tr > :last-child {
    padding-inline-end: 0;
    text-align: end;
    white-space: nowrap;
  }

  & th {
    padding-block-start: 0;
    border-block-end: 2px solid ${vars.color.line};
    ${typography.label}
    font-size: ${label};
    color: ${vars.color.ink2};
  }

  & td:first-child,
  & td:last-child {
    inline-size: 6.5em;
    ${typography.label}
    font-size: ${label};
    font-variant-numeric: tabular-nums;
  }

  & tfoot td {
    border-block-start: 2px solid ${vars.color.line};
    border-block-end: 0;
    font-weight: 650;
  }
`;

export const Urls = styled.details`
  margin-block-start: 24px;
  ${typography.small}

  & > summary {
    inline-size: fit-content;
    padding-block: 10px;
    cursor: pointer;
    ${typography.control}
    ${mixins.focusRing}
  }

  & > ol {
    margin: 8px 0 0;
    padding-inline-start: 2em;
    color: ${vars.color.ink2};
    overflow-wrap: anywhere;
  }
`;
