'use client';
import { mixins } from '../theme/index.js';

/** A square icon button that closes its container, at an edge that leaves no room outside for its focus ring. */
export const closeButton = `
  ${mixins.buttonReset}
  flex: none;
  display: grid;
  place-items: center;
  inline-size: 44px;
  block-size: 44px;
  ${mixins.focusRing}
  &:focus-visible {
    outline-offset: -3px;
  }
`;
