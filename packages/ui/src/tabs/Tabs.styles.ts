'use client';
import { Tabs as Base } from '@base-ui/react/tabs';
import { styled } from 'styled-components';
import { fragments } from '../internal/css-fragments.js';
import { media, mixins, typography, vars } from '../theme/index.js';

/** Rules for vertical tabs: if requested, or from `media.lg` on. `:where()` adds no specificity. */
const asColumn = (rules: string): string => `
  @media ${media.lg} {
    &:where(:not([data-layout])) {${rules}}
  }
  &:where([data-layout='vertical']) {${rules}}
`;

const rootColumn = asColumn(`
  display: grid;
  grid-template-columns: 236px minmax(0, 1fr);
  align-items: start;
  column-gap: ${vars.space[10]};
`);

const listColumn = asColumn(`
  --_bleed: 0px;

  flex-direction: column;
  margin-block-end: 0;
  overflow-x: visible;

  &[data-bleed] {
    --_bleed: 0px;
  }
`);

const triggerColumn = asColumn(`
  gap: 14px;
  inline-size: 100%;
  padding-inline: ${vars.space[2]};
  border: 0;
  border-block-end: 1px solid ${vars.color.lineSoft};
  white-space: normal;

  & + & {
    margin-inline-start: 0;
  }
  &[aria-selected='true'] {
    padding-inline: ${vars.space[5]};
  }
`);

const panelColumn = asColumn(`
  grid-area: 1 / 2;
`);

export const Root = styled(Base.Root)`
  @layer waypage {
    min-inline-size: 0;

    ${rootColumn}
    @media ${media.inert} {
      display: block;
    }
  }
`;

export const List = styled(Base.List)`
  @layer waypage {
    --_bleed: 0px;

    display: flex;
    margin-block-end: ${vars.space[7]};
    margin-inline: calc(-1 * var(--_bleed));
    padding-inline: var(--_bleed);
    scroll-padding-inline: max(var(--_bleed), 32px);
    overflow-x: auto;
    overscroll-behavior-x: contain;
    scrollbar-width: none;

    &[data-bleed] {
      --_bleed: ${vars.space.gutter};
    }

    /* A mouse has no other way to reach the tabs that do not fit. */
    @media (hover: hover) and (pointer: fine) {
      scrollbar-width: thin;
    }

    ${listColumn}
    @media ${media.inert} {
      display: none;
    }
  }
`;

export const Trigger = styled(Base.Tab)`
  @layer waypage {
    ${mixins.buttonReset}
    box-sizing: border-box;
    flex: none;
    display: flex;
    align-items: center;
    gap: 10px;
    min-block-size: 46px;
    padding-inline: ${vars.space[5]};
    border: 1px solid ${vars.color.line};
    ${typography.nav}
    line-height: 1.2;
    white-space: nowrap;
    color: ${vars.color.ink};
    ${fragments.colorTransition}
    ${mixins.focusRing}
    &:focus-visible {
      outline-offset: -5px;
    }

    & + & {
      margin-inline-start: -1px;
    }
    & > svg {
      flex: none;
      color: ${vars.color.ink3};
      transition: color ${vars.duration.quick} ${vars.easing.out};
    }

    @media ${media.hover} {
      &:hover {
        background: ${vars.color.sheet};
      }
    }

    &[aria-selected='true'] {
      border-color: ${vars.color.solid};
      ${mixins.cornersS}
      color: ${vars.color.onSolid};
      background: ${vars.color.solid};

      &:focus-visible {
        outline-color: ${vars.color.onSolid};
      }
      & > svg {
        color: ${vars.color.signal};
      }
    }

    &[aria-disabled='true'] {
      cursor: not-allowed;
      color: ${vars.color.onDisabled};
    }

    ${triggerColumn}
    @media (forced-colors: active) {
      &[aria-selected='true'] {
        forced-color-adjust: none;
        border-color: Highlight;
        color: HighlightText;
        background: Highlight;

        &:focus-visible {
          outline-color: HighlightText;
        }
        & > svg {
          color: inherit;
        }
      }
    }
  }
`;

export const Panel = styled(Base.Panel)`
  @layer waypage {
    min-inline-size: 0;
    ${mixins.focusRing}

    &[hidden]:not([hidden='until-found']) {
      display: none;
    }

    ${panelColumn}
    /*
     * Browsers that support it lay it out as an empty box, which screen readers would reach; the others treat it as
     * hidden.
     */
    &[hidden='until-found'] {
      position: absolute;
      padding: 0;
      visibility: hidden;

      & > * {
        visibility: visible;
      }
    }

    @media ${media.inert} {
      break-inside: avoid;

      &[hidden] {
        position: static;
        display: block;
        content-visibility: visible;
        visibility: visible;
      }
      & + & {
        margin-block-start: ${vars.space[10]};
      }
    }
  }
`;
