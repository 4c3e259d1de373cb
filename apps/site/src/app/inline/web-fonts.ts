import { navigationType } from '../chunk-errors.ts';

/** A web font: its family, where it is, and what else is known of it. */
export type WebFont = readonly [family: string, source: string, FontFaceDescriptors];

// The build fills in the fonts.
declare const __WEB_FONTS__: readonly WebFont[];

/**
 * Adds the web fonts, both in one step when both are there; until then fallback fonts of the same
 * measures show. They come after the first paint, unless the visitor has just seen another page with them.
 *
 * @param idle when the page has been painted
 */
export async function addWebFonts(idle: Promise<unknown>): Promise<void> {
  const isFirstPage =
    navigationType() === 'navigate' && !document.referrer.startsWith(`${location.origin}/`);
  if (isFirstPage) await idle;
  const fonts = __WEB_FONTS__.map((font) => new FontFace(...font));
  // Where one cannot be loaded, its fallback stays.
  await Promise.allSettled(fonts.map((font) => font.load()));
  for (const font of fonts) document.fonts.add(font);
}
