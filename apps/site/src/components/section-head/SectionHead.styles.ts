import { media, vars } from '@waypage/ui/theme';
import { styled } from 'styled-components';

export const SectionHead = styled.div`
  display: grid;
  row-gap: 16px;

  & > h2 {
    max-inline-size: 11em;
  }
  & > p {
    max-inline-size: 25em;
  }

  @media ${media.lg} {
    grid-template-columns: minmax(0, 1fr) fit-content(50%);
    align-items: end;
    column-gap: ${vars.space[10]};
  }
`;

export const SectionLead = styled.p`
  max-inline-size: 31em;
  color: ${vars.color.ink2};
`;
