/** Between the name of a story and other words for its component: the search reads them, `sidebar.renderLabel` does not show them. */
export const WORDS_SEPARATOR = ' · ';
