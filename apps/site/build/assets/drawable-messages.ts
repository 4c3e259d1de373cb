import { canOutline } from './outline.ts';

/** Nested messages, as the files of a language hold them. */
interface Messages {
  readonly [key: string]: string | Messages;
}

/**
 * The messages of a language for images: one in letters that the font of the images lacks is English, for it would be
 * drawn as empty boxes.
 *
 * @param english the English messages, which stand for those
 */
export async function drawableMessages<T extends object>(messages: T, english: object): Promise<T> {
  const entries = Object.entries(messages as Messages).map(async ([key, text]) => {
    const inEnglish = (english as Messages)[key] ?? text;
    if (typeof text === 'string') return [key, (await canOutline(text)) ? text : inEnglish];
    return [key, typeof inEnglish === 'string' ? text : await drawableMessages(text, inEnglish)];
  });
  return Object.fromEntries(await Promise.all(entries)) as T;
}
