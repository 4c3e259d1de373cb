export type Channels = readonly [number, number, number];

export const mapChannels = ([r, g, b]: Channels, change: (channel: number) => number): Channels => [
  change(r),
  change(g),
  change(b),
];

/** Parses a `#RRGGBB` color into red, green and blue, 0 to 255. */
export const hexChannels = (hex: string): Channels =>
  mapChannels([1, 3, 5], (start) => Number.parseInt(hex.slice(start, start + 2), 16));

/** Converts an sRGB channel to linear light; both from 0 to 1. */
const toLinear = (part: number): number =>
  part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;

function luminance(color: string): number {
  if (!/^#[\da-f]{6}$/i.test(color)) {
    throw new TypeError(
      `[@waypage/ui] contrastRatio got '${color}', which is not a #RRGGBB color. Blend transparent colors with their background first.`,
    );
  }
  const [red = 0, green = 0, blue = 0] = hexChannels(color).map((part) => toLinear(part / 255));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/**
 * Returns the contrast of two `#RRGGBB` colors by WCAG 2.2, from 1 to 21.
 *
 * @throws TypeError when a color is in another notation.
 */
export function contrastRatio(first: string, second: string): number {
  const a = luminance(first) + 0.05;
  const b = luminance(second) + 0.05;
  return Math.max(a, b) / Math.min(a, b);
}

/** An OKLCH color: lightness (0 to 1), chroma (0 to about 0.37) and hue (degrees). */
export interface Lch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

const toHex = (parts: readonly number[]): string =>
  `#${parts
    .map((part) =>
      Math.round(Math.min(Math.max(part, 0), 255))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`.toUpperCase();

const compress = (part: number): number =>
  part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055;

export function toLch(hex: string): Lch {
  const [r, g, b] = mapChannels(hexChannels(hex), (part) => toLinear(part / 255));
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const x = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const y = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return {
    l: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    c: Math.hypot(x, y),
    h: (Math.atan2(y, x) * 180) / Math.PI,
  };
}

function toRgb({ l, c, h }: Lch): Channels {
  const x = c * Math.cos((h * Math.PI) / 180);
  const y = c * Math.sin((h * Math.PI) / 180);
  const long = (l + 0.3963377774 * x + 0.2158037573 * y) ** 3;
  const medium = (l - 0.1055613458 * x - 0.0638541728 * y) ** 3;
  const short = (l - 0.0894841775 * x - 1.291485548 * y) ** 3;
  const light: Channels = [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
  return mapChannels(light, (part) => 255 * compress(Math.max(part, 0)));
}

/** Converts to `#RRGGBB`; a color outside sRGB becomes the nearest one of the same lightness and hue. */
export function fromLch({ l, c, h }: Lch): string {
  const lightness = Math.min(Math.max(l, 0), 1);
  let chroma = c;
  let rgb = toRgb({ l: lightness, c: chroma, h });
  while (chroma > 0 && rgb.some((part) => part < -0.5 || part > 255.5)) {
    chroma = Math.max(chroma - 0.004, 0);
    rgb = toRgb({ l: lightness, c: chroma, h });
  }
  return toHex(rgb);
}

export function shift(hex: string, step: number): string {
  const { l, ...rest } = toLch(hex);
  return fromLch({ l: l + step, ...rest });
}

/** Mixes two colors: 0 is the first, 1 the second. */
export function mix(first: string, second: string, part: number): string {
  const to = hexChannels(second);
  return toHex(hexChannels(first).map((from, index) => from + ((to[index] ?? 0) - from) * part));
}

export const alpha = (hex: string, opacity: number): string =>
  `rgb(${hexChannels(hex).join(' ')} / ${String(opacity)})`;

export const minContrast = (hex: string, grounds: readonly string[]): number =>
  Math.min(...grounds.map((ground) => contrastRatio(hex, ground)));

/**
 * Returns the color nearest in lightness that has the contrast with each background, or black or white if none of its
 * hue has; the color itself if it already has.
 */
export function readable(hex: string, grounds: readonly string[], ratio: number): string {
  const step = minContrast('#000000', grounds) > minContrast('#FFFFFF', grounds) ? -0.004 : 0.004;
  let color = hex;
  for (let count = 1; minContrast(color, grounds) < ratio && count <= 250; count += 1) {
    color = shift(hex, count * step);
  }
  return color;
}
