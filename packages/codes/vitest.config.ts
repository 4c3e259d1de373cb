import { defineConfig } from 'vitest/config';
import { REPORT } from '@waypage/scripts/testing/vitest-report.ts';

export default defineConfig({
  test: {
    ...REPORT,
    projects: [
      { test: { name: 'unit', include: ['src/**/*.test.ts'], testTimeout: 180_000 } },
      { test: { name: 'package', include: ['test/*.test.ts'], testTimeout: 180_000 } },
    ],
  },
});
