import { Section } from '@waypage/ui';
import { vars } from '@waypage/ui/theme';
import { styled } from 'styled-components';

export const Root = styled(Section)`
  padding-block: clamp(64px, 7.2vw, 104px) 36px;
`;

export const Head = styled.div`
  display: grid;
  gap: ${vars.space[4]};

  & > h2 {
    max-inline-size: 13.5em;
  }
`;
