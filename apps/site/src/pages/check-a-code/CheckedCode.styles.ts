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

/** Centered beside a taller panel: an image that is cropped to fill the height would lose its labels. */
export const Image = styled.div`
  display: grid;
  align-content: center;
  min-inline-size: 0;
  overflow: hidden;
  background: ${vars.color.mist};

  @media ${media.lg} {
    grid-area: 1 / 1;
  }
`;
