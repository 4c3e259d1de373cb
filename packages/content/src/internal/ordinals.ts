/** Message keys of list items, by position. */
export const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const;
