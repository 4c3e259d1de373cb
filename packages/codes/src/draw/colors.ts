import { refuse } from '../errors.ts';

/** @throws CodesError `not-a-color` */
export function assertColor(input: string, value: string): void {
  if (/^#[\da-f]{6}$/i.test(value)) return;
  refuse('not-a-color', input, value, ['#RRGGBB']);
}

function channelsOf(color: string): readonly number[] {
  assertColor('color', color);
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
}

/**
 * Contrast of two colors, `#RRGGBB`, 1 to 21 (WCAG 2).
 *
 * @throws CodesError `not-a-color`
 */
export function contrastRatio(first: string, second: string): number {
  return contrastOf(channelsOf(first), channelsOf(second));
}

/** Linear light of an sRGB channel from 0 to 255, 0 to 1. */
export function toLinear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** Relative luminance of sRGB channels from 0 to 255, 0 to 1. */
export function luminanceOf(color: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = color.map(toLinear);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colors in channels from 0 to 255, 1 to 21 (WCAG 2). */
export function contrastOf(first: readonly number[], second: readonly number[]): number {
  const [dark = 0, light = 0] = [first, second].map(luminanceOf).sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
