import { defineConfig } from 'vitest/config';
import { REPORT } from '@waypage/scripts/testing/vitest-report.ts';

const SOURCE = ['@waypage/source'];
const executablePath = process.env['CHROMIUM_PATH'];

export default defineConfig({
  test: {
    ...REPORT,
    maxConcurrency: 2,
    projects: [
      {
        // The recipes import the kit by its name.
        resolve: { conditions: SOURCE },
        ssr: { resolve: { conditions: SOURCE } },
        test: {
          name: 'unit',
          environment: 'happy-dom',
          isolate: false,
          testTimeout: 60_000,
          setupFiles: ['test/setup.ts'],
          include: ['src/**/*.test.{ts,tsx}', 'test/fonts.test.ts', 'recipes/*.test.tsx'],
        },
      },
      {
        // Tests dist, so it needs a build first.
        test: {
          name: 'package',
          environment: 'node',
          testTimeout: 60_000,
          expect: { poll: { timeout: 20_000 } },
          include: ['test/{api,consumers,package,sizes}.test.ts'],
          provide: { chromiumPath: executablePath ?? '' },
        },
      },
    ],
  },
});
