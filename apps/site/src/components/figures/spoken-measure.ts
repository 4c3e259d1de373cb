import type { Locale } from '@waypage/content';
import { languageTag } from '#services/i18n/language-tag.ts';

/** What figures are measured in; `pixel` is none of `Intl`. */
export type MeasureUnit = 'meter' | 'centimeter' | 'millimeter' | 'percent';

/**
 * A measure as it is said, the unit as a word: "4.8 centimetres", "1 metre". For what is announced, never for what is
 * prerendered: two ICU versions may have different words.
 *
 * @param decimals the most that are said
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
