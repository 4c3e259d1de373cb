/** The sections of the home page that the header leads to, in the bar and in the menu of small windows. */
export const SECTION_LINKS = [
  { to: '/s/pricing', label: 'header:pricing' },
  { to: '/s/contact', label: 'header:contact' },
] as const;
