import { SAMPLE_TOTAL } from '@waypage/content/analytics';
import { media, mixins, textZoom, typography, vars } from '@waypage/ui/theme';
import { useTranslation } from '#services/i18n/useTranslation.ts';
import { styled } from 'styled-components';
import { metricGroups } from './analytics-view.ts';

/** The sample metrics as a collapsed table, for visitors who cannot see the charts. */
export function MetricsTable() {
  const { t } = useTranslation(['analytics']);
  return (
    <Folded>
      <summary>{t('analytics:table.show')}</summary>
      <div data-deferred="searchable">
        <Table>
          <caption>{t('analytics:table.caption')}</caption>
          {metricGroups(t).map(({ heading, rows }) => (
            <tbody key={heading}>
              <tr>
                <th scope="col">{heading}</th>
                <th scope="col">{t('analytics:table.scans')}</th>
                <th scope="col">{t('analytics:table.share')}</th>
              </tr>
              {rows.map(({ id, label, scans, share }) => (
                <tr key={id}>
                  <th scope="row">{label}</th>
                  <td>{scans}</td>
                  <td>{share}</td>
                </tr>
              ))}
            </tbody>
          ))}
          <tfoot>
            <tr>
              <th scope="row">{t('analytics:table.total')}</th>
              <td>{SAMPLE_TOTAL}</td>
              <td>{t('analytics:percent', { percent: 100 })}</td>
            </tr>
          </tfoot>
        </Table>
      </div>
    </Folded>
  );
}

const Folded = styled.details`
  margin-block-start: 12px;

  & > summary {
    inline-size: fit-content;
    padding-block: 10px;
    font-weight: 650;
    cursor: pointer;
    ${mixins.focusRing}
  }
  & > summary::marker {
    color: ${vars.color.ink3};
  }
  @media ${media.hover} {
    & > summary:hover {
      text-decoration: underline 2px ${vars.color.signal};
      text-underline-offset: 4px;
    }
  }
  @media print {
    &::details-content {
      content-visibility: visible;
      block-size: auto;
    }
  }
`;

const Table = styled.table`
  inline-size: 100%;
  max-inline-size: 34em;
  margin-block-start: 12px;
  border-collapse: collapse;
  /* Fits a phone at any text size. */
  font-size: min(1.0625rem, 5.4vw / ${textZoom});
  font-variant-numeric: tabular-nums;

  & > caption {
    padding-block-end: 12px;
    ${typography.small}
    text-align: start;
    color: ${vars.color.ink2};
  }
  & :is(th, td) {
    padding: 5px 0 5px 16px;
    border-block-end: 1px solid ${vars.color.lineSoft};
    font-weight: 400;
    text-align: end;
  }
  & :is(th, td):first-child {
    padding-inline-start: 0;
    text-align: start;
  }
  & th[scope='col'] {
    padding-block-start: 20px;
    border-block-end: 2px solid ${vars.color.line};
    ${typography.label}
    font-size: min(1.125rem, 5.7vw / ${textZoom});
  }
  & > tfoot :is(th, td) {
    border-block: 2px solid ${vars.color.line};
    font-weight: 650;
  }
`;
