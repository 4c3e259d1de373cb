const basicLatin = Array.from({ length: 0x7e - 0x20 + 1 }, (_, index) =>
  String.fromCodePoint(0x20 + index),
).join('');

const lettersWithAccents = 'áéíóúüñàâæçèêëîïôœùû';

/**
 * Every character the web fonts carry: the three languages of the site and its punctuation.
 *
 * The published fonts have no Ÿ and no no-break hyphen, which therefore come from the fallback
 * font, and no thin and narrow no-break space, which browsers make from the space.
 */
export const fontCharacterSet: string = [
  basicLatin,
  '\u00A0',
  lettersWithAccents,
  lettersWithAccents.toUpperCase(),
  'ÿ¡©«®°·»¿×−–—‘’‚“”„•…‹›€™',
].join('');
