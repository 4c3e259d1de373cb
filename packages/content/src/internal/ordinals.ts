/** The keys of a list in the messages, in the order of the list. */
export const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const;
