'use client';
import { vars } from '../theme/index.js';

export const frame = `
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border: 2px solid ${vars.color.line};
    border-radius: inherit;
    pointer-events: none;
  }
`;

export const pointedAt = `
  text-decoration: underline;
  text-decoration-color: ${vars.color.signal};
  text-decoration-thickness: 2px;
  text-underline-offset: 6px;
`;
