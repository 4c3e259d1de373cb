import { refuse } from '../errors.ts';
import { contrastOf } from './luminance.ts';

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
