import { formatNumber, type Locale } from '@waypage/content';
import { COMPARISON_ROWS, type ComparisonAnswer } from '@waypage/content/comparison';
import { PRINT_RULES } from '@waypage/content/print';
import { encodeQr, type ComparisonRow } from '@waypage/ui';
import type { TFunction } from 'i18next';
import { PRINT_LEVEL } from './printed-urls.ts';

type Translate = TFunction<['comparison']>;

/** A plain yes or no is a mark; whatever says more is words. */
function cellOf({ text, mark }: ComparisonAnswer, t: Translate) {
  const words = t(text);
  if (mark === 'yes' && words === t('comparison:table.yes')) return true;
  if (mark === 'no' && words === t('comparison:table.no')) return false;
  return words;
}

/** The rows of the table: twelve questions, each with the answers of both kinds of code. */
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

/**
 * How dense a printed code is: modules per side of its pattern, and the side of one, in millimetres, when the
 * pattern is as small as it may be (docs/product.md, section 9, "QR print tips").
 */
export function densityOf(url: string, locale: Locale) {
  const { size } = encodeQr(url, { level: PRINT_LEVEL });
  return {
    modules: size,
    millimetres: formatNumber((PRINT_RULES.minSizeCm * 10) / size, locale, 2),
  };
}

/** The sentences of a heading, which stand on lines of their own. */
export function sentencesOf(heading: string): readonly string[] {
  return heading.split(/(?<=\.) /);
}
