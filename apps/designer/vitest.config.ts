import { defineConfig } from 'vitest/config';

export default defineConfig({
  ssr: { resolve: { conditions: ['@waypage/source', 'node', 'module'] } },
  test: { include: ['src/**/*.test.ts'], testTimeout: 60_000 },
});
