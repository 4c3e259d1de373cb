import { defineConfig } from 'vitest/config';
import { REPORT } from './scripts/testing/vitest-report.ts';

export default defineConfig({ test: { ...REPORT, dir: 'scripts', testTimeout: 60_000 } });
