/** Colours of the designer that are not in the theme (docs/design.md, section 11). */
export const STAGE = '#2A2922';
export const DOT = '#3C3B33';
export const EDGE = '#55534A';
export const FIELD = '#11110F';
