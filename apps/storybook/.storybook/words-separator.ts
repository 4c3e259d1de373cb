/**
 * Separates the name of a story from the synonyms of its component: the search includes them, `sidebar.renderLabel`
 * hides them.
 */
export const WORDS_SEPARATOR = ' · ';
