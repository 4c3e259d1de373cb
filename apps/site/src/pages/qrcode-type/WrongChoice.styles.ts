import { Section } from '@waypage/ui';
import { media, typography, vars } from '@waypage/ui/theme';
import { styled } from 'styled-components';

export const WrongSection = styled(Section)`
  padding-block-start: 0;
`;

export const Row = styled.div`
  display: grid;
  gap: 24px;
  padding-block-start: 28px;
  border-block-start: 2px solid ${vars.color.line};

  @media ${media.lg} {
    grid-template-columns: minmax(0, 557fr) minmax(0, 747fr);
  }
`;

export const Case = styled.div`
  & > h3 {
    max-inline-size: 17em;
    ${typography.h3}
    font-size: clamp(1.5rem, 1.2rem + 0.9vw, 2rem);
    line-height: 1.14;
  }
  & > p {
    max-inline-size: 19.5em;
    margin-block-start: 16px;
    ${typography.body}
    color: ${vars.color.ink2};
  }
`;
