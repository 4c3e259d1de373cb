import { canOutline } from './outline.ts';

interface Messages {
  readonly [key: string]: string | Messages;
}

/**
 * Returns the messages of a language for use in images. A message with characters that the font of the images lacks
 * falls back to English, as it would be drawn as empty boxes.
 */
export async function drawableMessages<T extends object>(messages: T, english: object): Promise<T> {
  const entries = Object.entries(messages as Messages).map(async ([key, text]) => {
    const inEnglish = (english as Messages)[key] ?? text;
    if (typeof text === 'string') return [key, (await canOutline(text)) ? text : inEnglish];
    return [key, typeof inEnglish === 'string' ? text : await drawableMessages(text, inEnglish)];
  });
  return Object.fromEntries(await Promise.all(entries)) as T;
}
