import { isFirstView } from './first-view.ts';

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
 * measures show. Where one cannot be loaded, they stay.
 */
export async function addWebFonts(): Promise<void> {
  const fonts = __WEB_FONTS__.map(
    ({ family, url, descriptors }) => new FontFace(family, `url(${url})`, descriptors),
  );
  await Promise.allSettled(fonts.map((font) => font.load()));
  for (const font of fonts) document.fonts.add(font);
}

/** Whether the visitor has just seen another page of the site, so that the fonts are at hand. */
export function hasWebFontsAtHand(): boolean {
  return !isFirstView() || document.referrer.startsWith(`${location.origin}/`);
}
