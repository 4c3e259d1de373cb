/** URLs of the two web fonts, as written into the style sheet. */
export interface FontFaceOptions {
  /** URL of `special-gothic.woff2`. */
  readonly display: string;
  /** URL of `hanken-grotesk.woff2`. */
  readonly text: string;
  /**
   * CSS `font-display` of the web fonts.
   *
   * @default 'swap'
   */
  readonly fontDisplay?: 'auto' | 'block' | 'swap' | 'fallback' | 'optional';
}

/** Line metrics of the web fonts, in thousandths of the font size. */
const metrics = {
  display: { ascent: 1005, descent: 295 },
  text: { ascent: 1000, descent: 303 },
} as const;

/**
 * System fonts for the fallbacks, with their widths relative to Arial. Liberation Sans and Helvetica have the widths of
 * Arial.
 */
const systemFonts = [
  {
    suffix: 'Fallback',
    regular: ['Arial', 'ArialMT', 'Liberation Sans', 'Helvetica'],
    bold: [
      'Arial Bold',
      'Arial-BoldMT',
      'Liberation Sans Bold',
      'Helvetica Bold',
      'Helvetica-Bold',
    ],
    widths: { regular: 1, bold: 1 },
  },
  {
    // The only system font of Android.
    suffix: 'Roboto',
    regular: ['Roboto', 'Roboto-Regular'],
    bold: ['Roboto Bold', 'Roboto-Bold', 'Roboto'],
    widths: { regular: 1.007, bold: 1.065 },
  },
] as const;

/**
 * The ranges and scales of Arial, measured against the web fonts on headings, labels and paragraphs of the site in
 * three languages. The display font has one fallback per width that the design uses.
 */
const fallbacks = [
  { face: 'display', select: 'font-stretch:113% 125%', cut: 'bold', scale: 1.21 },
  { face: 'display', select: 'font-stretch:106% 112%', cut: 'bold', scale: 1.055 },
  { face: 'display', select: 'font-stretch:88% 105%', cut: 'bold', scale: 0.925 },
  { face: 'display', select: 'font-stretch:75% 87%', cut: 'bold', scale: 0.715 },
  { face: 'text', select: 'font-weight:400 599', cut: 'regular', scale: 1 },
  { face: 'text', select: 'font-weight:600 700', cut: 'bold', scale: 0.95 },
] as const;

const percent = (part: number): string => `${String(Number((part * 100).toFixed(2)))}%`;

function fallbackFace(
  { face, select, cut, scale }: (typeof fallbacks)[number],
  system: (typeof systemFonts)[number],
): string {
  const family = `${face === 'display' ? 'Special Gothic' : 'Hanken'} ${system.suffix}`;
  const weight = face === 'display' ? 'font-weight:640;' : '';
  const local = system[cut].map((name) => `local('${name}')`).join();
  const { ascent, descent } = metrics[face];
  const size = scale * system.widths[cut];
  // Overrides are relative to the scaled em, so the scale is divided out.
  return (
    `@font-face{font-family:'${family}';${weight}${select};src:${local};` +
    `size-adjust:${percent(size)};ascent-override:${percent(ascent / 1000 / size)};` +
    `descent-override:${percent(descent / 1000 / size)};line-gap-override:0%}`
  );
}

/**
 * Fallbacks from system fonts with the widths and line metrics of the web fonts, so that nothing shifts when those
 * load. Part of the theme sheet.
 */
export const fallbackFaceCss: string = systemFonts
  .flatMap((system) => fallbacks.map((fallback) => fallbackFace(fallback, system)))
  .join('\n');

/** Family and ranges of the two web fonts, for loading them by script (`new FontFace`). */
export const webFaces = {
  display: { family: 'Special Gothic', weight: '640', stretch: '75% 125%' },
  text: { family: 'Hanken Grotesk', weight: '400 700', stretch: '100%' },
} as const;

/** Returns the `@font-face` rules of the two web fonts. Until they load, the theme's fallback fonts are shown. */
export function fontFaceCss({ fontDisplay = 'swap', ...files }: FontFaceOptions): string {
  return (['display', 'text'] as const)
    .map((face) => {
      const { family, weight, stretch } = webFaces[face];
      return (
        `@font-face{font-family:'${family}';font-weight:${weight};font-stretch:${stretch};` +
        `font-display:${fontDisplay};src:url('${files[face]}') format('woff2')}`
      );
    })
    .join('\n');
}
