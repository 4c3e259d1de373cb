import { navigationType } from '../chunk-errors.ts';

/** A web font as the build fills it in: its family, where it is, and what else is known of it. */
export type WebFont = readonly [family: string, source: string, FontFaceDescriptors];
declare const __WEB_FONTS__: readonly WebFont[];

/**
 * Adds the web fonts, all in one step once they have been loaded; until then fallback fonts of the same measures show.
 *
 * @param idle when the page has been painted, which a visitor who has just seen another page with them need not wait for
 */
export async function addWebFonts(idle: Promise<unknown>): Promise<void> {
  const isFirstPage =
    navigationType() === 'navigate' && !document.referrer.startsWith(`${location.origin}/`);
  if (isFirstPage) await idle;
  const fonts = __WEB_FONTS__.map((font) => new FontFace(...font));
  // Where one can't be loaded, its fallback stays.
  await Promise.allSettled(fonts.map((font) => font.load()));
  for (const font of fonts) document.fonts.add(font);
}
