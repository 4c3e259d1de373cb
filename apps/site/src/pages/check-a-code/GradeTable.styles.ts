import { media, typography, vars } from '@waypage/ui/theme';
import { styled } from 'styled-components';

export const Graded = styled.div`
  display: grid;
  gap: 28px 56px;
  margin-block-end: clamp(56px, 6vw, 88px);

  @media ${media.md} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 8fr);
    align-items: start;
  }
`;

export const GradeNote = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 8px 20px;
  align-items: center;

  strong {
    ${typography.question}
  }

  p {
    grid-column: 1 / -1;
    max-inline-size: 34em;
    color: ${vars.color.ink2};
  }
`;

export const Letter = styled.span`
  display: grid;
  inline-size: 76px;
  block-size: 76px;
  place-items: center;
  border: 3px solid ${vars.color.ok};
  border-end-end-radius: ${vars.radius.roundM};
  ${typography.dimension}
  font-size: 2.75rem;
  line-height: 1;
  color: ${vars.color.ok};

  &[data-grade='0'],
  &[data-grade='1'] {
    border-color: ${vars.color.signal};
    color: ${vars.color.signalText};
  }

  &[data-grade='none'] {
    border-color: ${vars.color.line};
    color: ${vars.color.ink2};
  }
`;

export const Table = styled.table`
  inline-size: 100%;
  border-block: 2px solid ${vars.color.line};
  border-block-end-width: 1px;
  border-collapse: collapse;
  ${typography.small}

  th,
  td {
    padding-block: 11px;
    font-weight: inherit;
    text-align: start;
  }

  th + *,
  td + * {
    padding-inline-start: 20px;
  }

  thead th {
    ${typography.label}
  }

  tbody tr {
    border-block-start: 1px solid ${vars.color.lineSoft};
  }

  td {
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }

  td:last-child {
    inline-size: 4em;
    ${typography.label}
  }
`;
