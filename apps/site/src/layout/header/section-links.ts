/** Sections of the home page with links in the header and in the mobile menu. */
export const SECTION_LINKS = [
  { to: '/s/pricing', label: 'header:pricing' },
  { to: '/s/contact', label: 'header:contact' },
] as const;
