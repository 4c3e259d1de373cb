import { formatNumber } from '@waypage/content';
import { media, textZoom, typography, vars } from '@waypage/ui/theme';
import { useTranslation } from '#services/i18n/useTranslation.ts';
import { styled } from 'styled-components';
import { METRICS, PAINT_BUDGET } from './metrics.ts';

const WIDTH = 200;

export function PaintTable() {
  const { t, locale } = useTranslation(['quality']);
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
              <Bar aria-hidden viewBox={`0 0 ${WIDTH} 20`} preserveAspectRatio="none" height={20}>
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

const Paints = styled.table`
  inline-size: 100%;
  margin-block-start: 20px;
  border-collapse: collapse;
  ${typography.small}

  & :is(th, td) {
    padding: 9px 0;
    border-block-end: 1px solid ${vars.color.lineSoft};
    text-align: start;
    vertical-align: middle;
  }

  & th {
    font-weight: 400;
  }

  & tr > :nth-child(n + 3) {
    padding-inline-start: 14px;
    text-align: end;
  }

  & td:nth-child(n + 3) {
    ${typography.label}
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }

  & thead :is(th, td) {
    padding-block-start: 0;
    border-block-end: 2px solid ${vars.color.line};
    color: ${vars.color.ink2};
  }

  & td:nth-child(2) {
    inline-size: 34%;
    padding-inline-start: 14px;
  }

  @media ${media.belowSm} {
    & tr > :nth-child(2) {
      display: none;
    }
    & tr > :nth-child(n + 3) {
      padding-inline-start: 8px;
    }
    & th {
      overflow-wrap: anywhere;
      hyphens: auto;
    }
    /* Fits a phone at any text size. */
    & td:nth-child(n + 3) {
      font-size: min(1.125rem, 5.7vw / ${textZoom});
    }
    & thead th {
      min-inline-size: min(4.4em, 15.5vw);
      font-size: min(0.875rem, 4.4vw / ${textZoom});
    }
  }
`;

const Bar = styled.svg`
  inline-size: 100%;
  fill: ${vars.color.ink};

  & > [data-bound] {
    fill: ${vars.color.signal};
  }
`;
