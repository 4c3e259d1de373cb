import { canOutline } from './outline.ts';

/** Nested texts, as the files of a language hold them. */
interface Texts {
  readonly [key: string]: string | Texts;
}

/**
 * The texts of a language for pictures: one in letters that the font of the pictures lacks is English, for it would be
 * drawn as empty boxes.
 *
 * @param english the English texts, which stand for those
 */
export async function drawableTexts<T extends object>(texts: T, english: object): Promise<T> {
  const entries = Object.entries(texts as Texts).map(async ([key, text]) => {
    const inEnglish = (english as Texts)[key] ?? text;
    if (typeof text === 'string') return [key, (await canOutline(text)) ? text : inEnglish];
    return [key, typeof inEnglish === 'string' ? text : await drawableTexts(text, inEnglish)];
  });
  return Object.fromEntries(await Promise.all(entries)) as T;
}
