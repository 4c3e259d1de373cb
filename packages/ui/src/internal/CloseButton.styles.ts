'use client';
import { mixins } from '../theme/index.js';

/** A square button with an icon that closes what it stands in, at an edge that leaves its ring no room outside. */
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
