import { extractApi } from '@waypage/scripts/testing/api-report.ts';
import { expect, it } from 'vitest';
import { apiReports } from './support/api-report.ts';

it.each(apiReports)('$declarations matches its committed report', async (report) => {
  expect(
    await extractApi(report, false),
    'The public interface changed. If that is meant, write the report again and commit it: pnpm api',
  ).toBe(false);
});
