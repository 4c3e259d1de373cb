/**
 * Texts of loaded namespaces whose place on the site does not exist yet: links to screens that are still
 * to be built. The list may only get shorter.
 */
export const AWAITED_KEYS: ReadonlySet<string> = new Set([
  'not-found:samples',
  'not-found:sections',
]);
