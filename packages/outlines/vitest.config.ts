import { defineConfig } from 'vitest/config';
import { REPORT } from '@waypage/scripts/testing/vitest-report.ts';

export default defineConfig({
  test: { ...REPORT, include: ['src/**/*.test.ts'], testTimeout: 60_000 },
});
