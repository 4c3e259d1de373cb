import { defineConfig } from 'vitest/config';
import { REPORT } from '@waypage/scripts/testing/vitest-report.ts';

export default defineConfig({
  test: {
    ...REPORT,
    // Tests of combinations use it; in a normal run they test one of each.
    provide: { isFullRun: (process.env['TEST_ALL'] ?? '') !== '' },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts'],
          isolate: false,
          testTimeout: 180_000,
        },
      },
      { test: { name: 'package', include: ['test/*.test.ts'], testTimeout: 180_000 } },
    ],
  },
});

declare module 'vitest' {
  export interface ProvidedContext {
    readonly isFullRun: boolean;
  }
}
