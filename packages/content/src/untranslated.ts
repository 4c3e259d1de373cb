/**
 * Prefix of a message that is still English in another language's folder. Never shown: visitors read the current text
 * of `locales/en`.
 */
export const UNTRANSLATED_MARK = '[en] ';

export const isUntranslated = (text: string): boolean => text.startsWith(UNTRANSLATED_MARK);
