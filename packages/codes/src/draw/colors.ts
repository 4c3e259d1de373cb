import { CodesError } from '../errors.ts';

/** @throws CodesError `not-a-color` */
export function assertColor(input: string, value: string): void {
  if (/^#[\da-f]{6}$/i.test(value)) return;
  throw new CodesError('not-a-color', `${input} is ${value}; it has to be #RRGGBB.`, {
    input,
    value,
  });
}

/** Relative luminance of a color (WCAG 2). */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colors, 1 to 21 (WCAG 2). */
export function contrastRatio(first: string, second: string): number {
  const [dark = 0, light = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
