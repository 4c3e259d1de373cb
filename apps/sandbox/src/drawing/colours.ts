/** Inks and stocks of printed objects (docs/design.md, section 2); the same in every theme. */
export const INK = '#15140F';
export const BONE = '#F4F2EB';
export const SHEET = '#FAF9F6';
export const SIGNAL = '#FF4B1F';
export const SALMON = '#F2A893';
export const SEAFOAM = '#A9D1BF';
export const AIRMAIL = '#B4C8E6';
export const KRAFT = '#CDB08A';

export const STOCK_INK_2 = '#33312A';

/** Outline of black objects, which are invisible on the dark page otherwise. */
export const BLACK_EDGE = '#55534A';
