import { defineConfig } from 'vitest/config';
import { REPORT } from '@waypage/scripts/testing/vitest-report.ts';

const BUILT = 'test/designer-page.test.ts';

export default defineConfig({
  test: {
    ...REPORT,
    // The tests mostly wait for processes and timeouts.
    maxWorkers: 2,
    projects: [
      {
        // Checks the client's sources against the contract: a stale build could hide a change.
        ssr: { resolve: { conditions: ['@waypage/source', 'node', 'module'] } },
        test: {
          name: 'unit',
          include: ['test/**/*.test.ts'],
          exclude: [BUILT],
          setupFiles: ['test/check-contract.ts'],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'package',
          include: [BUILT],
          testTimeout: 60_000,
          expect: { poll: { timeout: 20_000 } },
          provide: { chromiumPath: process.env['CHROMIUM_PATH'] },
        },
      },
    ],
  },
});
