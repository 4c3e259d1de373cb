/** The rules of axe that the kit and the site keep: WCAG 2.2 AA, and what is good practice or an experiment. */
export const AXE_TAGS = [
  'wcag2a',
  'wcag2aa',
  'wcag21a',
  'wcag21aa',
  'wcag22aa',
  'best-practice',
  'experimental',
] as const;
