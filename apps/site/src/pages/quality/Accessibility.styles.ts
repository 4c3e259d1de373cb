import { media, typography, vars } from '@waypage/ui/theme';
import { styled } from 'styled-components';

export const Statement = styled.div`
  display: grid;
  gap: 24px;

  & p {
    max-inline-size: 36em;
    margin: 0 0 16px;
    ${typography.body}
  }

  & p + p {
    color: ${vars.color.ink2};
  }

  @media ${media.lg} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
    gap: ${vars.space[12]};
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  margin-block-start: 28px;
`;
