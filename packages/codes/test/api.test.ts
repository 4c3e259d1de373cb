import { extractApi } from '@waypage/scripts/testing/api-report.ts';
import { expect, it } from 'vitest';
import { apiReports } from '../scripts/api-reports.ts';

it.each(apiReports)('has the API that is committed: $name', async (report) => {
  const hint = 'The API changed. If that is meant, write the report again: pnpm run api';
  expect(await extractApi(report, false), hint).toBe(false);
});
