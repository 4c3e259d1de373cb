import { defineConfig } from 'vitest/config';
import { REPORT, TEST_MOMENT } from '@waypage/scripts/testing/vitest-report.ts';

export default defineConfig({
  define: { __SITE_NOW__: JSON.stringify(TEST_MOMENT) },
  test: {
    ...REPORT,
    projects: [
      { test: { name: 'unit', include: ['{src,checks,desk}/**/*.test.ts'], testTimeout: 60_000 } },
      { test: { name: 'package', include: ['test/*.test.ts'], testTimeout: 60_000 } },
    ],
  },
});
