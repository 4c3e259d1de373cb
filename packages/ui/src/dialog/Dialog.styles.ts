'use client';
import { Dialog } from '@base-ui/react/dialog';
import { styled } from 'styled-components';
import { fragments } from '../internal/css-fragments.js';
import { media, mixins, typography, vars } from '../theme/index.js';

export const Scrim = styled(Dialog.Backdrop)`
  @layer waypage {
    position: fixed;
    z-index: ${vars.z.dialog};
    inset: 0;
    background: ${vars.color.scrim};
    transition: opacity ${vars.duration.quick} ${vars.easing.out};

    &[data-starting-style],
    &[data-ending-style] {
      opacity: 0;
    }
    @media print {
      display: none;
    }
  }
`;

export const Header = styled.div`
  @layer waypage {
    flex: none;
    display: flex;
    align-items: center;
    gap: ${vars.space[4]};
    min-block-size: 49px;
    padding-inline: var(--_pad) 4px;
    border-block-end: 1px solid ${vars.color.line};
  }
`;

export const Title = styled(Dialog.Title)`
  @layer waypage {
    ${fragments.popupTitle}
    padding-block: ${vars.space[3]};
    ${typography.h3}
    font-size: 1.25rem;
  }
`;

export const CloseButton = styled(Dialog.Close)`
  @layer waypage {
    ${fragments.iconButton}
    align-self: flex-start;
    margin-block-start: 2px;

    @media print {
      display: none;
    }
  }
`;

export const Body = styled.div`
  @layer waypage {
    flex: 1 1 auto;
    min-block-size: 0;
    overflow-y: auto;
    overscroll-behavior: contain;

    & > div {
      padding: var(--_pad);
    }
    ${fragments.focusRingInside}

    @media print {
      overflow: visible;
    }
  }
`;

export const Description = styled(Dialog.Description)`
  @layer waypage {
    margin: 0;
    ${typography.body}
    color: ${vars.color.ink2};

    &:not(:last-child) {
      margin-block-end: ${vars.space[6]};
    }
  }
`;

/** A flex column like the sheet, so that only the content between header and footer scrolls. */
export const Form = styled.form`
  @layer waypage {
    flex: 1 1 auto;
    display: flex;
    flex-direction: column;
    min-block-size: 0;

    @media print {
      display: block;
    }
  }
`;

export const Footer = styled.div`
  @layer waypage {
    flex: none;
    padding: ${vars.space[4]} var(--_pad);
    border-block-start: 1px solid ${vars.color.line};
  }
`;

export const Popup = styled(Dialog.Popup)`
  @layer waypage {
    --_pad: ${vars.space[7]};

    position: fixed;
    z-index: ${vars.z.dialog};
    inset: 0;
    box-sizing: border-box;
    display: flex;
    flex-direction: column;
    inline-size: min(${vars.size.dialog}, 100% - 48px);
    block-size: fit-content;
    max-block-size: calc(100dvh - 48px);
    margin: auto;
    /* The smallest of the large corners, so that it keeps clear of a button in the footer. */
    ${mixins.cornersDialog}
    overflow: clip;
    color: ${vars.color.ink};
    background: ${vars.color.sheet};
    outline: 0;
    transition: ${vars.duration.base} ${vars.easing.out};
    transition-property: opacity, transform;

    &[data-starting-style],
    &[data-ending-style] {
      opacity: 0;
      transform: translateY(16px);
    }
    &[data-ending-style] {
      transition-duration: ${vars.duration.quick};
    }

    &[data-size='s'] {
      inline-size: min(${vars.size.dialogS}, 100% - 48px);
    }
    &[data-size='l'] {
      inline-size: min(${vars.size.dialogL}, 100% - 48px);
    }
    &[data-kind='preview'] {
      --_pad: ${vars.space[5]};

      inline-size: 340px;
      block-size: 657px;
    }
    &[data-kind='preview'] > ${Body} > div {
      padding: 0;
    }
    &[data-full-screen] {
      inline-size: 100%;
      block-size: 100dvh;
      max-block-size: none;
      border-radius: 0;
    }

    @media ${media.reducedMotion} {
      transition-property: opacity;
      transition-duration: ${vars.duration.quick};
      &[data-starting-style],
      &[data-ending-style] {
        transform: none;
      }
    }
    @media (forced-colors: active) {
      border: 2px solid;
    }
    /* Placed after the page's content and in full: its scroll position is of no use on paper. */
    @media print {
      &,
      &[data-kind],
      &[data-full-screen] {
        position: static;
        display: block;
        inline-size: auto;
        block-size: auto;
        max-block-size: none;
        margin-block: ${vars.space[7]};
        border: 1px solid ${vars.color.line};
        overflow: visible;
        transform: none;
      }
      html:has(&),
      html:has(&) > body {
        position: static !important;
        block-size: auto !important;
        overflow: visible !important;
      }
    }
  }
`;
