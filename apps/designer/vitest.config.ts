import { defineConfig } from 'vitest/config';
import { REPORT } from '@waypage/scripts/testing/vitest-report.ts';

export default defineConfig({
  define: { __PSEUDO_LOCALES__: 'true' },
  resolve: { conditions: ['@waypage/source'] },
  ssr: { resolve: { conditions: ['@waypage/source', 'node', 'module'] } },
  test: {
    ...REPORT,
    isolate: false,
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['test/set-language.ts'],
    testTimeout: 60_000,
  },
});
