/** What the designer is painted with beside the theme's colours (docs/design.md, section 11). */
export const STAGE = '#2A2922';
export const DOT = '#3C3B33';
export const EDGE = '#55534A';
export const FIELD = '#11110F';
