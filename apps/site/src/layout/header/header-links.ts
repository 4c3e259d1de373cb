/** The header's links to sections of the home page (specification, section 2, "Header"). */
export const HEADER_LINKS = [
  { to: '/s/pricing', label: 'header:pricing' },
  { to: '/s/contact', label: 'header:contact' },
] as const;
