import { media, vars } from '@waypage/ui/theme';
import { styled } from 'styled-components';
import { Ends } from '#components/slider/Slider.styles.ts';

export const Form = styled.div`
  display: grid;
  gap: 28px;
  align-content: start;
  padding: clamp(20px, 2.6vw, 36px);
  background: ${vars.color.sheet};

  fieldset {
    justify-self: start;
    max-inline-size: 100%;
  }

  legend {
    color: ${vars.color.ink};
  }

  @media ${media.noScript} {
    display: none;
  }
`;

export const Holds = styled(Ends)`
  margin-block-start: 8px;
`;
