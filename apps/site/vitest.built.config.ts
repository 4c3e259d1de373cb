import { defineConfig } from 'vitest/config';
import { REPORT } from '@waypage/scripts/testing/vitest-report.ts';

/** Tests of the built site that need no browser. */
export default defineConfig({
  test: {
    ...REPORT,
    include: ['e2e/built/**/*.test.ts'],
    globalSetup: 'e2e/built/servers.ts',
    testTimeout: 120_000,
    // A worker reuses parsed pages for its next file.
    isolate: false,
    maxWorkers: 2,
  },
});
