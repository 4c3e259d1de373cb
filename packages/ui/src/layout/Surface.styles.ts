'use client';
import { vars } from '../theme/index.js';

/** What a part of the page stands on. */
export const surfaces = [
  'paper',
  'sheet',
  'mist',
  'night',
  'signal',
  'manila',
  'salmon',
  'seafoam',
  'airmail',
  'kraft',
  'bone',
] as const;

export type Surface = (typeof surfaces)[number];

/** The ground of each surface; stocks and the signal colour keep ink text in both themes. */
export const grounds = `
  &[data-surface='paper'] { background: ${vars.color.paper}; }
  &[data-surface='sheet'] { background: ${vars.color.sheet}; }
  &[data-surface='mist'] { background: ${vars.color.mist}; }
  &[data-surface='night'] { background: ${vars.color.night}; }
  &[data-surface='signal'] { background: ${vars.color.signal}; }
  &[data-surface='manila'] { background: ${vars.stock.manila}; }
  &[data-surface='salmon'] { background: ${vars.stock.salmon}; }
  &[data-surface='seafoam'] { background: ${vars.stock.seafoam}; }
  &[data-surface='airmail'] { background: ${vars.stock.airmail}; }
  &[data-surface='kraft'] { background: ${vars.stock.kraft}; }
  &[data-surface='bone'] { background: ${vars.stock.bone}; }
`;
