import { SAMPLE_TOTAL } from '@waypage/content/analytics';
import { useTranslation } from 'react-i18next';
import { metricGroups } from './analytics-view.ts';
import { Folded, Table } from './MetricsTable.styles.ts';

/** The sample metrics as a collapsed table, for visitors who cannot see the charts. */
export function MetricsTable() {
  const { t } = useTranslation(['analytics']);
  return (
    <Folded>
      <summary>{t('analytics:table.show')}</summary>
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
    </Folded>
  );
}
