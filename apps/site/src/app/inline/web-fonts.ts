import { openedBy } from '../missing-code.ts';
import { whenPainted } from './after-paint.ts';

/** A web font as the inline script loads it. */
export interface WebFont {
  readonly family: string;
  readonly url: string;
  readonly descriptors: FontFaceDescriptors;
}

// The build fills in the fonts.
declare const __WEB_FONTS__: readonly WebFont[];

/**
 * Adds the web fonts, both in one step when both are there; until then fallback fonts of the same
 * measures show. They come after the first paint, unless the visitor has just seen another page with them.
 */
export async function addWebFonts(): Promise<void> {
  const isFirstPage =
    openedBy() === 'navigate' && !document.referrer.startsWith(`${location.origin}/`);
  if (isFirstPage) await whenPainted();
  const fonts = __WEB_FONTS__.map(
    ({ family, url, descriptors }) => new FontFace(family, `url(${url})`, descriptors),
  );
  // Where one cannot be loaded, its fallback stays.
  await Promise.allSettled(fonts.map((font) => font.load()));
  for (const font of fonts) document.fonts.add(font);
}
