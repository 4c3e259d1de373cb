import { media, mixins, typography, vars } from '@waypage/ui/theme';
import { styled } from 'styled-components';

export const Cells = styled.ul`
  ${mixins.listReset}
  display: grid;
  gap: 0 24px;
  margin-block-start: 46px;

  @media ${media.sm} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    row-gap: 44px;
  }
  @media ${media.lg} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

export const CellTitle = styled.h3`
  ${typography.h3}
  font-size: 1.4375rem;
`;

export const Cell = styled.li`
  padding-block-start: 20px;
  border-block-start: 2px solid ${vars.color.line};

  & > p {
    margin-block-start: 8px;
    font-size: 1rem;
    line-height: 1.5;
    color: ${vars.color.ink2};
  }

  @media ${media.belowSm} {
    display: grid;
    grid-template-columns: 24px minmax(0, 1fr);
    column-gap: 18px;
    padding-block-end: 20px;

    & > svg {
      grid-row: span 2;
    }
    & > p {
      margin-block-start: 4px;
    }
  }
  @media ${media.sm} {
    padding-inline-end: 16px;

    & > ${CellTitle} {
      margin-block-start: 42px;
    }
  }
`;

export const Footnote = styled.p`
  margin-block-start: ${vars.space[11]};
  ${typography.small}
  color: ${vars.color.ink3};

  @media ${media.belowSm} {
    margin-block-start: ${vars.space[7]};
  }
`;
