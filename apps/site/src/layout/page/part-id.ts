/**
 * Id of the element of a part. Screen readers that keep a copy of the page's tree tell elements apart by their ids: without them
 * Orca reads parts again and again, and skips others, after they were hydrated.
 */
export const partId = (name: string): string => `part-${name}`;
