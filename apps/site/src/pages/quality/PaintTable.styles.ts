import { media, typography, vars } from '@waypage/ui/theme';
import { styled } from 'styled-components';

export const Paints = styled.table`
  inline-size: 100%;
  margin-block-start: 20px;
  border-collapse: collapse;
  ${typography.small}

  & th,
  & td {
    padding: 9px 0;
    border-block-end: 1px solid ${vars.color.lineSoft};
    text-align: start;
    vertical-align: middle;
  }

  & th {
    font-weight: 400;
  }

  & tr > :nth-child(n + 3) {
    padding-inline-start: 14px;
    text-align: end;
  }

  & td:nth-child(n + 3) {
    ${typography.label}
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }

  & thead th {
    padding-block-start: 0;
    border-block-end: 2px solid ${vars.color.line};
    color: ${vars.color.ink2};
  }

  & thead td {
    border-block-end: 2px solid ${vars.color.line};
  }

  & td:nth-child(2) {
    inline-size: 34%;
    padding-inline-start: 14px;
  }

  @media ${media.belowSm} {
    & tr > :nth-child(2) {
      display: none;
    }
    & tr > :nth-child(n + 3) {
      padding-inline-start: 8px;
    }
    & th {
      overflow-wrap: anywhere;
    }
    & thead th {
      font-size: 0.875rem;
      overflow-wrap: normal;
    }
  }
`;

export const Bar = styled.svg`
  display: block;
  inline-size: 100%;
  fill: ${vars.color.ink};

  & > [data-bound] {
    fill: ${vars.color.signal};
  }
`;
