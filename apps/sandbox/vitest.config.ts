import { defineConfig } from 'vitest/config';

export default defineConfig({
  // The contract is checked against the client's sources, so that no stale build can hide a change.
  ssr: { resolve: { conditions: ['@waypage/source', 'node', 'module'] } },
  test: { include: ['test/**/*.test.ts'], testTimeout: 60_000 },
});
