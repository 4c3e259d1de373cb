import { defineConfig } from 'vitest/config';
import { REPORT } from '@waypage/scripts/testing/vitest-report.ts';

export default defineConfig({
  test: {
    ...REPORT,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['test/*.test.ts'],
          isolate: false,
          testTimeout: 180_000,
        },
      },
      {
        test: {
          name: 'package',
          include: ['test/package/*.test.ts'],
          testTimeout: 180_000,
          provide: { chromiumPath: process.env['CHROMIUM_PATH'] },
        },
      },
    ],
  },
});
