import { media, typography, vars } from '@waypage/ui/theme';
import { styled } from 'styled-components';

export const Columns = styled.div`
  display: grid;
  gap: 40px;

  @media ${media.lg} {
    grid-template-columns: 4fr 8fr;
    gap: 40px;
  }
`;

export const Title = styled.div`
  @media ${media.lg} {
    position: sticky;
    inset-block-start: 112px;
    align-self: start;
  }
`;

export const OtherQuestion = styled.p`
  margin-block: 20px 14px;
  ${typography.body}
  color: ${vars.color.ink2};
`;

export const Answers = styled.div`
  min-inline-size: 0;
`;

export const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 24px;
  margin-block-start: 12px;
`;

export const Figure = styled.img`
  display: block;
  block-size: auto;
  max-inline-size: 100%;
`;
