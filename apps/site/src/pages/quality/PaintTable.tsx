import { formatNumber } from '@waypage/content';
import { useTranslation } from 'react-i18next';
import { useLocale } from '#services/i18n/useLocale.ts';
import { METRICS, PAINT_BUDGET } from './metrics.ts';
import { Bar, Paints } from './PaintTable.styles.ts';

const WIDTH = 200;

export function PaintTable() {
  const { t } = useTranslation(['quality']);
  const locale = useLocale();
  const seconds = (milliseconds: number) => formatNumber(milliseconds / 1000, locale, 1);
  const rows = METRICS.pages.map(({ baseline, ...page }) => ({
    ...page,
    budget: baseline * PAINT_BUDGET,
  }));
  const longest = Math.max(...rows.flatMap(({ paint, budget }) => [paint, budget]));
  const lengthOf = (milliseconds: number) => (milliseconds / longest) * (WIDTH - 4);
  return (
    <Paints aria-labelledby="quality-paint">
      <thead>
        <tr>
          <th scope="col">{t('quality:paint.page')}</th>
          <td />
          <th scope="col">{t('quality:paint.painted')}</th>
          <th scope="col">{t('quality:paint.bound')}</th>
          <th scope="col">{t('quality:paint.weight')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ page, bytes, paint, budget }) => (
          <tr key={page}>
            <th scope="row">{t(`quality:paint.pages.${page}`)}</th>
            <td>
              <Bar
                aria-hidden
                viewBox={`0 0 ${String(WIDTH)} 20`}
                preserveAspectRatio="none"
                height={20}
              >
                <rect y={4} width={lengthOf(paint)} height={12} />
                <rect data-bound="" x={lengthOf(budget)} width={3} height={20} />
              </Bar>
            </td>
            <td>{t('quality:paint.seconds', { value: seconds(paint) })}</td>
            <td>{t('quality:paint.seconds', { value: seconds(budget) })}</td>
            <td>
              {t('quality:paint.kilobytes', { value: formatNumber(bytes / 1000, locale, 0) })}
            </td>
          </tr>
        ))}
      </tbody>
    </Paints>
  );
}
