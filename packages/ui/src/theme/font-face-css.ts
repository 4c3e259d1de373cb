/** Addresses of the two web faces, as they are to stand in the style sheet. */
export interface FontFaceOptions {
  /** Address of `special-gothic.woff2`. */
  readonly display: string;
  /** Address of `hanken-grotesk.woff2`. */
  readonly text: string;
  /**
   * CSS `font-display` of the web faces.
   *
   * @default 'swap'
   */
  readonly fontDisplay?: 'auto' | 'block' | 'swap' | 'fallback' | 'optional';
}

/** Line metrics of the web faces, in thousandths of the font size. */
const metrics = {
  display: { ascent: 1005, descent: 295 },
  text: { ascent: 1000, descent: 303 },
} as const;

/** Arial, and what systems without it have; Liberation Sans has the same widths. */
const regular = "local('Arial'),local('ArialMT'),local('Liberation Sans'),local('Helvetica')";
const bold =
  "local('Arial Bold'),local('Arial-BoldMT'),local('Liberation Sans Bold'),local('Helvetica Bold'),local('Helvetica-Bold')";

/**
 * The ranges and their scale, measured against the web faces on headings, labels and paragraphs of
 * the site in three languages. The display face has one fallback per width the design uses.
 */
const fallbacks = [
  { face: 'display', select: 'font-stretch:113% 125%', local: bold, scale: 1.21 },
  { face: 'display', select: 'font-stretch:106% 112%', local: bold, scale: 1.055 },
  { face: 'display', select: 'font-stretch:88% 105%', local: bold, scale: 0.925 },
  { face: 'display', select: 'font-stretch:75% 87%', local: bold, scale: 0.715 },
  { face: 'text', select: 'font-weight:400 599', local: regular, scale: 1 },
  { face: 'text', select: 'font-weight:600 700', local: bold, scale: 0.95 },
] as const;

const percent = (part: number): string => `${String(Number((part * 100).toFixed(2)))}%`;

function fallbackFace({ face, select, local, scale }: (typeof fallbacks)[number]): string {
  const family = face === 'display' ? 'Special Gothic Fallback' : 'Hanken Fallback';
  const weight = face === 'display' ? 'font-weight:640;' : '';
  const { ascent, descent } = metrics[face];
  // Overrides count in scaled ems, so the scale is taken out again.
  return (
    `@font-face{font-family:'${family}';${weight}${select};src:${local};` +
    `size-adjust:${percent(scale)};ascent-override:${percent(ascent / 1000 / scale)};` +
    `descent-override:${percent(descent / 1000 / scale)};line-gap-override:0%}`
  );
}

/**
 * Fallback faces from fonts of the visitor's system, with the widths and line metrics of the web
 * faces, so that nothing moves when those arrive. Part of the theme sheet.
 */
export const fallbackFaceCss: string = fallbacks.map(fallbackFace).join('\n');

/** Family and ranges of the two web faces, for whoever loads them by script (`new FontFace`). */
export const webFaces = {
  display: { family: 'Special Gothic', weight: '640', stretch: '75% 125%' },
  text: { family: 'Hanken Grotesk', weight: '400 700', stretch: '100%' },
} as const;

/** The `@font-face` rules of the two web faces. Until they arrive the theme's fallback faces show. */
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
