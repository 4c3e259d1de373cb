import { tokens, vars } from '@waypage/ui/theme';
import { styled } from 'styled-components';
import { SectionHead } from '#components/section-head/SectionHead.styles.ts';

export const Head = styled(SectionHead)`
  & > h2 {
    max-inline-size: none;
  }
`;

export const Roll = styled.div`
  margin-block-start: 50px;
`;

/** Never cropped: the drawing's own ground fills the rest of the box. */
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
