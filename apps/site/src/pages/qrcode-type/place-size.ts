/** Size of the drawings of places, in their own units. */
export const PLACE_SIZE = { width: 733, height: 580 } as const;
