'use client';
import { Menu } from '@base-ui/react/menu';
import { styled } from 'styled-components';
import { media, mixins, typography, vars } from '../theme/index.js';

export const Positioner = styled(Menu.Positioner)`
  @layer waypage {
    z-index: ${vars.z.dialog};

    /* The trigger was scrolled out of its scroll container. */
    &[data-anchor-hidden] {
      opacity: 0;
      pointer-events: none;
    }
    @media print {
      display: none;
    }
  }
`;

export const Popup = styled(Menu.Popup)`
  @layer waypage {
    box-sizing: border-box;
    min-inline-size: min(max(176px, var(--anchor-width)), var(--available-width));
    max-inline-size: var(--available-width);
    max-block-size: var(--available-height);
    padding-block: ${vars.space[3]};
    border: 1px solid ${vars.color.line};
    ${mixins.cornersList}
    overflow-y: auto;
    overscroll-behavior: contain;
    color: ${vars.color.ink};
    background: ${vars.color.sheet};
    box-shadow: ${vars.shadow.menu};
    outline: 0;
    transition: opacity ${vars.duration.quick} ${vars.easing.out};

    &[data-starting-style],
    &[data-ending-style] {
      opacity: 0;
    }
    @media ${media.reducedMotion} {
      transition: none;
    }
  }
`;

const item = `
  box-sizing: border-box;
  display: flex;
  align-items: center;
  gap: 10px;
  min-block-size: 44px;
  padding-block: 6px;
  padding-inline: ${vars.space[5]} ${vars.space[7]};
  ${typography.nav}
  line-height: 1.2;
  color: inherit;
  text-decoration: none;
  cursor: pointer;
  user-select: none;

  & > svg {
    flex: none;
    color: ${vars.color.ink3};
  }
  &[data-highlighted] {
    background: ${vars.color.paper};
    outline: 0;
  }
  &:focus-visible {
    outline: 3px solid ${vars.color.focus};
    outline-offset: -3px;
  }
  &[data-disabled] {
    color: ${vars.color.ink3};
    cursor: not-allowed;
  }
  @media (forced-colors: active) {
    &[data-highlighted] {
      forced-color-adjust: none;
      color: HighlightText;
      background: Highlight;
    }
    &[data-disabled] {
      color: GrayText;
    }
  }
`;

export const Action = styled(Menu.Item)`
  @layer waypage {
    ${item}
  }
`;

export const Link = styled(Menu.LinkItem)`
  @layer waypage {
    ${item}
  }
`;

export const Rule = styled(Menu.Separator)`
  @layer waypage {
    block-size: 0;
    margin-block: ${vars.space[3]};
    border-block-start: 1px solid ${vars.color.lineSoft};
  }
`;
