import { Container } from '@waypage/ui';
import { media, tokens, vars } from '@waypage/ui/theme';
import { styled } from 'styled-components';

export const Head = styled(Container)`
  display: grid;
  row-gap: 16px;

  & > p {
    max-inline-size: 25em;
  }

  @media ${media.lg} {
    grid-template-columns: minmax(0, 1fr) min(26.5625rem, 45%);
    align-items: end;
    column-gap: ${vars.space[10]};
  }
`;

export const Roll = styled.div`
  margin-block-start: 50px;
`;

/** Whole at every width: what is left of its place has the drawing's own ground. */
export const Drawing = styled.img`
  && {
    object-fit: contain;
    object-position: bottom;
    forced-color-adjust: none;
  }
  &[data-step='create'] {
    background: ${tokens.color.light.mist};
  }
  &[data-step='customise'] {
    background: #f3ebdd;
  }
  &&[data-step='customise'] {
    object-position: center;
  }
  &[data-step='analyse'] {
    background: ${vars.stock.onStock};
  }
`;

export const Onward = styled.p`
  margin-block-start: 12px;
`;
