import type { Locale } from '@waypage/content';
import { languageTag } from '#services/i18n/localized-path.ts';

/**
 * Formats a measure with its unit as a word: "4.8 centimetres", "1 centimetre". Only for announcements, not for prerendered
 * HTML: ICU versions differ in their wording.
 */
export function spokenMeasure(
  value: number,
  unit: 'centimeter' | 'millimeter' | 'percent',
  locale: Locale,
): string {
  return new Intl.NumberFormat(languageTag(locale), {
    style: 'unit',
    unit,
    unitDisplay: 'long',
    maximumFractionDigits: 1,
  }).format(value);
}
