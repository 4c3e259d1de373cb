import { media, typography, vars } from '@waypage/ui/theme';
import { styled } from 'styled-components';

export const Root = styled.section`
  padding-block: clamp(40px, 4.4vw, 64px) ${vars.space.section};
`;

export const Columns = styled.div`
  display: grid;

  @media ${media.belowMd} {
    margin-inline: calc(-1 * ${vars.space.gutter});
  }

  @media ${media.lg} {
    grid-template-columns: 400px 1fr;
  }

  @media ${media.noScript} {
    grid-template-columns: 1fr;
  }
`;

export const Note = styled.p`
  margin-block-start: 20px;
  ${typography.small}
  color: ${vars.color.ink2};
`;
