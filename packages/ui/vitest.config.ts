import { defineConfig } from 'vitest/config';

const executablePath = process.env['CHROMIUM_PATH'];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'happy-dom',
          isolate: false,
          testTimeout: 60_000,
          include: ['src/**/*.test.{ts,tsx}', 'test/fonts.test.ts'],
        },
      },
      {
        // Looks at dist, so it needs a build first.
        test: {
          name: 'package',
          environment: 'node',
          testTimeout: 60_000,
          include: ['test/{api,consumers,package,sizes}.test.ts'],
          provide: { chromiumPath: executablePath ?? '' },
        },
      },
    ],
  },
});
