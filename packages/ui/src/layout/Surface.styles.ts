'use client';
import { vars } from '../theme/index.js';

/**
 * The ground of each surface; stocks and the signal colour keep ink text in both themes. Templates, so that
 * the build puts the values in their place and no theme is carried for them.
 */
export const grounds = {
  paper: `${vars.color.paper}`,
  sheet: `${vars.color.sheet}`,
  mist: `${vars.color.mist}`,
  night: `${vars.color.night}`,
  signal: `${vars.color.signal}`,
  manila: `${vars.stock.manila}`,
  salmon: `${vars.stock.salmon}`,
  seafoam: `${vars.stock.seafoam}`,
  airmail: `${vars.stock.airmail}`,
  kraft: `${vars.stock.kraft}`,
  bone: `${vars.stock.bone}`,
} as const;

/** What a section stands on. */
export type Surface = keyof typeof grounds;
