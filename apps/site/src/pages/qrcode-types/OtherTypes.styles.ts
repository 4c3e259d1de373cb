import { media, mixins, typography, vars } from '@waypage/ui/theme';
import { styled } from 'styled-components';

export const Root = styled.section`
  padding-block-start: ${vars.space.section};

  & > p {
    margin-block: 12px clamp(28px, 3.4vw, 48px);
    color: ${vars.color.ink2};
  }
`;

export const List = styled.ul`
  ${mixins.listReset}
  display: grid;
  gap: 0 24px;

  & > li {
    display: flex;
    flex-wrap: wrap;
    align-content: start;
    gap: 8px 24px;
    padding-block: 20px 24px;
    border-block-start: 1px solid ${vars.color.line};
  }
  & h3 {
    inline-size: 100%;
    ${typography.h3}
  }
  & li > p {
    inline-size: 100%;
    color: ${vars.color.ink2};
  }
  @media ${media.md} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media ${media.lg} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;
