/**
 * Id of the element of an island. Screen readers that keep a copy of the page's tree tell elements apart by their ids: without them
 * Orca reads islands again and again, and skips others, after they were hydrated.
 */
export const islandId = (name: string): string => `island-${name}`;
