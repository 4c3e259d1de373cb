import { media, mixins, typography, vars } from '../theme/index.js';

const focusRingInside = `
  &:focus-visible {
    outline: 3px solid ${vars.color.focus};
    outline-offset: -3px;
  }
`;

const iconButton = `
  ${mixins.buttonReset}
  flex: none;
  display: grid;
  place-items: center;
  inline-size: 44px;
  block-size: 44px;
  ${focusRingInside}
`;

const fade = `
  transition: opacity ${vars.duration.quick} ${vars.easing.out};

  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
  }
  @media ${media.reducedMotion} {
    transition: none;
  }
`;

const listSheet = `
  box-sizing: border-box;
  padding-block: ${vars.space[3]};
  border: 1px solid ${vars.color.line};
  ${mixins.cornersList}
  color: ${vars.color.ink};
  background: ${vars.color.sheet};
  box-shadow: ${vars.shadow.menu};
`;

/** A mix of background and text color: a background of the palette would look disabled or blend with the surface. */
const fieldHover = `
  background: color-mix(in srgb, ${vars.color.paper} 94%, ${vars.color.ink});`;

const field = `
  box-sizing: border-box;
  inline-size: 100%;
  margin: 0;
  border: 0 solid ${vars.color.line};
  border-block-end-width: 2px;
  border-radius: ${vars.radius.field};
  ${typography.body}
  font-size: var(--_type);
  color: ${vars.color.ink};
  background: ${vars.color.paper};
  transition: background-color ${vars.duration.quick} ${vars.easing.out};
  ${mixins.focusRing}
  /* Keeps the label visible when a script focuses the control. */
  scroll-margin-block-start: 3.5rem;

  &::placeholder {
    color: ${vars.color.ink3};
    opacity: 1;
  }
  &:disabled {
    color: ${vars.color.onDisabled};
    background: ${vars.color.disabled};
    cursor: not-allowed;
  }
  &[aria-invalid='true'] {
    border-block-end: 3px solid ${vars.color.danger};
  }
  @media ${media.hover} {
    &:hover:enabled {
      ${fieldHover}
      box-shadow: inset 0 0 0 1px ${vars.color.line};
      &::placeholder {
        color: ${vars.color.ink2};
      }
    }
  }
  @media (forced-colors: active) {
    border-width: 1px;
    border-block-end-width: 2px;
  }
`;

/** CSS shared by styles files. The build inlines it, like the theme. */
export const fragments = {
  /** Inside an element whose edge leaves no room outside. */
  focusRingInside,
  /** A square button with an icon, at an edge. */
  iconButton,
  /** `iconButton` in a field. */
  fieldButton: `
    ${iconButton}
    color: ${vars.color.ink};

    &:disabled {
      color: ${vars.color.onDisabled};
      cursor: not-allowed;
    }
  `,
  field,
  fieldHover,
  /** A select, and what looks like one. */
  fieldWithChevron: `
    ${field}
    appearance: none;
    display: block;
    min-block-size: var(--_field);
    padding-block: 0;
    padding-inline: var(--_inset) calc(var(--_inset) + 30px);
    text-overflow: ellipsis;
  `,
  fieldsetReset: `
    min-inline-size: 0;
    margin: 0;
    padding: 0;
    border: 0;
  `,
  /** Fills the positioned ancestor; an image is cropped to it. */
  cover: `
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  `,
  /** The content of a full-width part of the page, as wide as a `Container`. */
  wrap: `
    box-sizing: border-box;
    max-inline-size: ${vars.layout.wrapMax};
    margin-inline: auto;
    padding-inline: ${vars.space.gutter};
  `,
  /** A `<summary>` without its marker, whose icons with `data-shown` follow the state of its `<details>`. */
  summary: `
    cursor: pointer;
    list-style: none;
    ${mixins.focusRing}

    &::-webkit-details-marker {
      display: none;
    }
    [open] > & > [data-shown='closed'],
    :not([open]) > & > [data-shown='open'] {
      display: none;
    }
  `,
  /** A link in a row of links, on hover. */
  hoveredLink: `
    color: ${vars.color.ink};
    text-decoration: underline;
    text-decoration-color: ${vars.color.signal};
    text-decoration-thickness: 2px;
    text-underline-offset: 5px;
  `,
  /** The border of a row of segments, above their backgrounds. */
  segmentsFrame: `
    &::after {
      content: '';
      position: absolute;
      inset: 0;
      border: 2px solid ${vars.color.line};
      border-radius: inherit;
      pointer-events: none;
    }
  `,
  hoveredSegment: `
    text-decoration: underline;
    text-decoration-color: ${vars.color.signal};
    text-decoration-thickness: 2px;
    text-underline-offset: 6px;
  `,
  /** The transition of a control that changes its colors. */
  colorTransition: `
    transition: ${vars.duration.quick} ${vars.easing.out};
    transition-property: background-color, color;

    @media ${media.reducedMotion} {
      transition: none;
    }
  `,
  /** Fades a popup of Base UI in and out. */
  fade,
  positioner: `
    z-index: ${vars.z.dialog};

    /* The trigger was scrolled out of its scroll container. */
    &[data-anchor-hidden] {
      opacity: 0;
      pointer-events: none;
    }
    @media print {
      display: none;
    }
  `,
  /** The heading of a popup, next to its close button. */
  popupTitle: `
    flex: 1;
    min-inline-size: 0;
    margin: 0;
    overflow-wrap: anywhere;
  `,
  /** A sheet with a list, next to a control. */
  listSheet,
  /** `listSheet` as a popup of Base UI. */
  popupList: `
    ${listSheet}
    overflow-y: auto;
    overscroll-behavior: contain;
    outline: 0;
    ${fade}
  `,
  /** A row of a `popupList`. */
  listRow: `
    box-sizing: border-box;
    display: flex;
    align-items: center;
    min-block-size: 44px;
    padding-block: 6px;
    ${typography.nav}
    line-height: 1.2;
    cursor: pointer;
    user-select: none;

    &[data-disabled] {
      color: ${vars.color.ink3};
      cursor: not-allowed;
    }
    @media (forced-colors: active) {
      &[data-disabled] {
        color: GrayText;
      }
    }
  `,
  /** A module of a QR code, with three corners and a rounded one: marks the chosen row. */
  chosenMark: `
    border: 5px solid ${vars.color.signal};
    border-radius: calc(${vars.radius.cornerMark} / 2) calc(${vars.radius.cornerMark} / 2)
      calc(${vars.radius.roundMark} / 2);
  `,
} as const;
