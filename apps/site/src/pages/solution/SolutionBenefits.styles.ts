import { media, mixins, typography, vars } from '@waypage/ui/theme';
import { styled } from 'styled-components';

export const Strip = styled.div`
  border-block-end: 1px solid ${vars.color.line};
  background: ${vars.color.paper};
`;

export const Cells = styled.ul`
  ${mixins.listReset}
  ${typography.h3}

  & > li {
    padding-block: 20px;
    text-wrap: balance;
  }
  & > li + li {
    border-block-start: 1px solid ${vars.color.line};
  }

  @media ${media.sm} {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));

    & > li {
      padding-block: 34px 36px;
      padding-inline-end: 24px;
    }
    & > li + li {
      padding-inline-start: ${vars.space[9]};
      border-block-start: 0;
      border-inline-start: 1px solid ${vars.color.line};
    }
  }
`;

export const Paragraph = styled.p`
  max-inline-size: 36em;
  padding-block: 34px 36px;
  ${typography.h3}
  line-height: 1.25;
`;
