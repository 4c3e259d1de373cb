const basicLatin = Array.from({ length: 0x7e - 0x20 + 1 }, (_, index) =>
  String.fromCodePoint(0x20 + index),
).join('');

const lettersWithAccents = 'áéíóúüñàâæçèêëîïôœùû';

/**
 * Every character of the web fonts: the three languages of the site and its punctuation.
 *
 * The published fonts have no Ÿ and no non-breaking hyphen, which the fallback font therefore provides, and no thin and
 * narrow no-break space, which browsers derive from the space.
 */
export const fontCharacterSet: string = [
  basicLatin,
  '\u00A0',
  lettersWithAccents,
  lettersWithAccents.toUpperCase(),
  'ÿ¡©«®°·»¿×−–—‘’‚“”„•…‹›€™',
].join('');
