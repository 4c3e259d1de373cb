import { hexChannels, toLinear } from './hex-channels.js';

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
