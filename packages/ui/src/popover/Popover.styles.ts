'use client';
import { Popover } from '@base-ui/react/popover';
import { styled } from 'styled-components';
import { fragments } from '../internal/fragments.js';
import { media, mixins, typography, vars } from '../theme/index.js';

export const Positioner = styled(Popover.Positioner)`
  @layer waypage {
    ${fragments.positioner}

    /* Printed after the page's content. */
    @media print {
      display: block;
      position: static !important;
      opacity: 1 !important;
      transform: none !important;
    }
  }
`;

export const Popup = styled(Popover.Popup)`
  @layer waypage {
    box-sizing: border-box;
    inline-size: min(340px, var(--available-width));
    max-block-size: var(--available-height);
    border: 1px solid ${vars.color.line};
    ${mixins.cornersM}
    overflow-y: auto;
    overscroll-behavior: contain;
    ${typography.body}
    color: ${vars.color.ink};
    background: ${vars.color.sheet};
    box-shadow: ${vars.shadow.menu};
    transition: ${vars.duration.quick} ${vars.easing.out};
    transition-property: opacity, translate;
    ${mixins.focusRing}

    &[data-starting-style],
    &[data-ending-style] {
      opacity: 0;
      translate: 0 4px;
    }
    @media ${media.reducedMotion} {
      transition: none;
    }
    @media print {
      inline-size: auto;
      max-block-size: none;
      margin-block: ${vars.space[7]};
      overflow: visible;
      box-shadow: none;
    }
  }
`;

export const Header = styled.div`
  @layer waypage {
    display: flex;
    align-items: flex-start;
    gap: ${vars.space[4]};
    padding-inline: ${vars.space[5]} 2px;
    border-block-end: 1px solid ${vars.color.lineSoft};
  }
`;

export const Title = styled(Popover.Title)`
  @layer waypage {
    ${fragments.popupTitle}
    padding-block: ${vars.space[4]};
    ${typography.question}
  }
`;

export const CloseButton = styled(Popover.Close)`
  @layer waypage {
    ${fragments.iconButton}
    margin-block-start: 2px;

    @media print {
      display: none;
    }
  }
`;

export const Content = styled.div`
  @layer waypage {
    padding: ${vars.space[5]};
  }
`;
