/** Writes the API reports in `etc` from the declarations in `dist`. */
import { mkdir } from 'node:fs/promises';
import { extractApi } from '@waypage/scripts/testing/api-report.ts';
import { apiReports } from '../test/support/api-report.ts';

await mkdir(new URL('../etc/', import.meta.url), { recursive: true });
for (const report of apiReports) {
  const changed = await extractApi(report, true);
  console.log(`${report.name}: ${changed ? 'written' : 'unchanged'}`);
}
