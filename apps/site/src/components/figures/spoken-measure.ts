import { formatNumber, type Locale } from '@waypage/content';
import { languageTag } from '#services/i18n/localized-path.ts';
import type { Figure } from './Figures.tsx';

type Unit = 'centimeter' | 'millimeter' | 'percent';

/** Returns a function that makes figures of measures. @param units short names */
export function figuresIn<UsedUnit extends Unit>(
  units: Readonly<Record<UsedUnit, string>>,
  locale: Locale,
) {
  return (name: string, value: number, unit: UsedUnit, decimals = 1): Figure => ({
    name,
    value: formatNumber(value, locale, decimals),
    unit: units[unit],
    spoken: spokenMeasure(value, unit, locale),
  });
}

/** For announcements ("4.8 centimetres"), not for prerendered HTML: ICU versions differ in their wording. */
export function spokenMeasure(value: number, unit: Unit, locale: Locale): string {
  return new Intl.NumberFormat(languageTag(locale), {
    style: 'unit',
    unit,
    unitDisplay: 'long',
    maximumFractionDigits: 1,
  }).format(value);
}
