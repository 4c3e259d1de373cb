/** Target of the skip link. */
export const MAIN_ID = 'main';

/** Without ids on its elements, Orca reads some islands repeatedly and skips others after hydration. */
export const islandId = (name: string): string => `island-${name}`;
