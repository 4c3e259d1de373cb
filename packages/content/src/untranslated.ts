/**
 * How a text begins that is still English in the folder of another language. It is never shown: readers see the text of
 * `locales/en` as it is now.
 */
export const UNTRANSLATED_MARK = '[en] ';

/** Whether a text of a language other than English waits for its translation. */
export const isUntranslated = (text: string): boolean => text.startsWith(UNTRANSLATED_MARK);
