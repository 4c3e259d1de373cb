import type { Locale } from '@waypage/content';
import { languageTag } from '#services/i18n/localized-path.ts';

export type MeasureUnit = 'meter' | 'centimeter' | 'millimeter' | 'percent';

/**
 * Formats a measure with its unit as a word: "4.8 centimetres", "1 metre". Only for announcements, not for prerendered
 * HTML: ICU versions differ in their wording.
 *
 * @param decimals maximum number of decimals
 */
export function spokenMeasure(
  value: number,
  unit: MeasureUnit,
  locale: Locale,
  decimals = 1,
): string {
  return new Intl.NumberFormat(languageTag(locale), {
    style: 'unit',
    unit,
    unitDisplay: 'long',
    maximumFractionDigits: decimals,
  }).format(value);
}
