import { media, typography, vars } from '@waypage/ui/theme';
import { styled } from 'styled-components';

export const Questions = styled.div`
  display: grid;
  gap: 28px 24px;
  margin-block-start: 40px;

  @media ${media.sm} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

export const Question = styled.div`
  padding-block-start: 20px;
  border-block-start: 2px solid ${vars.color.line};

  & > h3 {
    ${typography.question}
  }
  & > p {
    margin-block-start: 10px;
    ${typography.body}
    color: ${vars.color.ink2};
  }
`;
