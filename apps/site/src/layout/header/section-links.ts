export const SECTION_LINKS = [
  { to: '/s/pricing', label: 'header:pricing' },
  { to: '/s/contact', label: 'header:contact' },
] as const;
