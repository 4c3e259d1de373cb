/** Rules for the kit and the site: WCAG 2.2 AA, best practices and experimental ones. */
export const AXE_TAGS = [
  'wcag2a',
  'wcag2aa',
  'wcag21a',
  'wcag21aa',
  'wcag22aa',
  'best-practice',
  'experimental',
] as const;
