import { defineConfig } from 'vitest/config';
import { REPORT } from '@waypage/scripts/testing/vitest-report.ts';

/** What can be proved of the built site without a browser. */
export default defineConfig({
  test: {
    ...REPORT,
    include: ['e2e/built/**/*.test.ts'],
    globalSetup: 'e2e/built/servers.ts',
    testTimeout: 120_000,
    // A worker keeps the pages it has parsed for its next file.
    isolate: false,
    maxWorkers: 2,
  },
});
