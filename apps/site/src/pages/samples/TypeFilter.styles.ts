import { media, mixins, typography, vars } from '@waypage/ui/theme';
import { styled } from 'styled-components';

export const Strip = styled.div`
  position: sticky;
  inset-block-start: 60px;
  z-index: ${vars.z.sticky};
  border-block-start: 1px solid ${vars.color.line};
  background: ${vars.color.paper};

  @media ${media.lg} {
    inset-block-start: 72px;
  }

  @media ${media.inert} {
    display: none;
  }
`;

export const Scroll = styled.div`
  max-inline-size: 1440px;
  margin-inline: auto;
  padding-inline: ${vars.space.gutter};
  overflow-x: auto;
  scroll-padding-inline: ${vars.space.gutter};
  scrollbar-width: none;
`;

export const List = styled.ul`
  ${mixins.listReset}
  display: flex;
  inline-size: max-content;
`;

export const Choice = styled.button`
  ${mixins.buttonReset}
  display: block;
  min-block-size: 58px;
  padding-inline: 17px;
  border-end-end-radius: ${vars.radius.roundS};
  ${typography.nav}
  white-space: nowrap;
  ${mixins.focusRing}

  /* The scroll container would clip an outline outside of the button. */
  &:focus-visible {
    outline-offset: -6px;
  }

  &[aria-pressed='true'] {
    color: ${vars.color.onSolid};
    background: ${vars.color.solid};

    &:focus-visible {
      outline-color: currentcolor;
    }
  }

  @media ${media.hover} {
    &:not([aria-pressed='true']):hover {
      text-decoration: underline;
      text-decoration-color: ${vars.color.signal};
      text-decoration-thickness: 2px;
      text-underline-offset: 6px;
    }
  }

  @media ${media.xl} {
    padding-inline: 13px;
  }

  @media (forced-colors: active) {
    &[aria-pressed='true'] {
      forced-color-adjust: none;
      color: SelectedItemText;
      background: SelectedItem;
    }
  }
`;
