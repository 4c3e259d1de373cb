import { media, vars } from '@waypage/ui/theme';
import { styled } from 'styled-components';

export const Result = styled.div`
  display: grid;

  @media ${media.belowMd} {
    margin-inline: calc(-1 * ${vars.space.gutter});
  }

  @media ${media.lg} {
    grid-template-columns: minmax(0, 1fr) 424px;
  }
`;

export const Picture = styled.div`
  min-inline-size: 0;
  overflow: hidden;

  /* Beside the answer in a wide window, below it in a narrow one. */
  @media ${media.lg} {
    grid-area: 1 / 1;
  }
`;
