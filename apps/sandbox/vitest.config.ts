import { defineConfig } from 'vitest/config';
import { REPORT } from '@waypage/scripts/testing/vitest-report.ts';

export default defineConfig({
  // Checks the client's sources against the contract: a stale build could hide a change.
  ssr: { resolve: { conditions: ['@waypage/source', 'node', 'module'] } },
  test: {
    ...REPORT,
    isolate: false,
    // The tests mostly wait for processes and timeouts.
    maxWorkers: 2,
    setupFiles: ['test/check-contract.ts'],
    testTimeout: 60_000,
  },
});
