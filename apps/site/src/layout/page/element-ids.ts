/** Target of the skip link. */
export const MAIN_ID = 'main';

/**
 * Returns the id of an island's element. Screen readers with a copy of the page's tree identify elements by their ids:
 * without them Orca reads some islands repeatedly and skips others after hydration.
 */
export const islandId = (name: string): string => `island-${name}`;
