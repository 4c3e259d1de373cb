import { formatNumber, type Locale } from '@waypage/content';
import { COMPARISON_ROWS, type ComparisonAnswer } from '@waypage/content/comparison';
import { PRINT_RULES } from '@waypage/codes/print';
import { encodeQr, type ComparisonRow } from '@waypage/ui';
import type { TFunction } from '#services/i18n/useTranslation.ts';

type Translate = TFunction<['comparison']>;

/** A plain yes or no becomes a mark; longer answers stay text. */
function cellOf({ text, mark }: ComparisonAnswer, t: Translate) {
  const answer = t(text);
  if (mark === 'yes' && answer === t('comparison:table.yes')) return true;
  if (mark === 'no' && answer === t('comparison:table.no')) return false;
  return answer;
}

export function comparisonRows(t: Translate): readonly ComparisonRow[] {
  return COMPARISON_ROWS.map((row) => ({
    id: row.id,
    label: t(row.question),
    cells: [
      cellOf(row.static, t),
      row.planId
        ? { mark: row.dynamic.mark === 'yes', note: t('comparison:table.premium') }
        : cellOf(row.dynamic, t),
    ],
  }));
}

/** Modules per side, and millimeters of one at the smallest size (docs/product.md, section 9, "QR print tips"). */
export function densityOf(url: string, locale: Locale) {
  // Both prints use the lowest error correction, so that only their content makes the codes differ.
  const { size } = encodeQr(url, { level: 'L' });
  return {
    modules: size,
    millimeters: formatNumber((PRINT_RULES.minSizeCm * 10) / size, locale, 2),
  };
}

export function sentencesOf(heading: string): readonly string[] {
  return heading.split(/(?<=\.) /);
}
