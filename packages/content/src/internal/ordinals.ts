export const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const;
