/**
 * Texts of loaded namespaces whose place on the site does not exist yet: links to screens that are still
 * to be built, and the rest of the mobile menu. The list may only get shorter.
 */
export const AWAITED_KEYS: ReadonlySet<string> = new Set([
  'footer:qrcodeTypes',
  'footer:samplesNote',
  'header:closeMenu',
  'not-found:samples',
  'not-found:sections',
]);
