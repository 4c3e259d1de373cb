import { media, mixins, typography, vars } from '@waypage/ui/theme';
import { styled } from 'styled-components';

export const Filters = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space[3]} ${vars.space[7]};
  align-items: center;

  @media ${media.belowSm} {
    order: 1;
  }

  @media ${media.inert} {
    display: none;
  }
`;

export const Label = styled.label`
  position: relative;
  display: inline-flex;
  gap: ${vars.space[3]};
  align-items: center;
  font-size: 1rem;
  color: ${vars.color.ink2};

  & > svg {
    position: absolute;
    inset-inline-end: 0;
    pointer-events: none;
  }
`;

export const Select = styled.select`
  appearance: none;
  field-sizing: content;
  min-block-size: 44px;
  margin: 0;
  padding: 0 26px 0 0;
  border: 0;
  border-radius: 0;
  ${typography.nav}
  color: ${vars.color.ink};
  background: none;
  cursor: pointer;
  ${mixins.focusRing}

  & > option {
    color: ${vars.color.ink};
    background: ${vars.color.paper};
  }
`;

export const Clear = styled.button`
  ${mixins.buttonReset}
  min-block-size: 44px;
  ${typography.nav}
  text-decoration: underline;
  text-decoration-color: ${vars.color.signal};
  text-decoration-thickness: 2px;
  text-underline-offset: 6px;
  ${mixins.focusRing}

  @media ${media.hover} {
    &:hover {
      text-decoration-color: currentcolor;
    }
  }
`;
