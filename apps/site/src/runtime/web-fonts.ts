import { navigationType } from './navigation/navigation-api.ts';

/** Arguments of a `FontFace`, filled in by the build. */
export type WebFont = readonly [family: string, source: string, FontFaceDescriptors];
declare const __WEB_FONTS__: readonly WebFont[];

/**
 * Adds all web fonts in one step once they have loaded; until then fallback fonts with the same metrics are used.
 *
 * @param idle resolves after the first paint; only the first page of a visit waits for it
 */
export async function addWebFonts(idle: Promise<unknown>): Promise<void> {
  const isFirstPage =
    navigationType() === 'navigate' && !document.referrer.startsWith(`${location.origin}/`);
  if (isFirstPage) await idle;
  const fonts = __WEB_FONTS__.map((font) => new FontFace(...font));
  // Where a font fails to load, its fallback stays.
  await Promise.allSettled(fonts.map((font) => font.load()));
  for (const font of fonts) document.fonts.add(font);
}
