import { defineConfig } from 'vitest/config';
import { RUNTIME } from './bench/runtime.ts';
import { REPORT, TEST_MOMENT } from '@waypage/scripts/testing/vitest-report.ts';

export default defineConfig({
  resolve: { conditions: ['@waypage/source'] },
  ssr: { resolve: { conditions: ['@waypage/source'] } },
  define: {
    __SITE_NOW__: JSON.stringify(TEST_MOMENT),
    __CAMPAIGN_PATHS__: JSON.stringify(['/go/print-fair']),
    __SITE_ENVIRONMENT__: JSON.stringify({
      marketingHost: 'https://waypage.example',
      appHost: 'https://app.waypage.example',
      qrGeneratorHost: 'https://qr.waypage.example',
      studioHost: 'https://studio.waypage.example',
      shortUrlHost: 'https://waypage.example',
      shopUrl: 'https://shop.waypage.example',
      requestTimeoutMs: 15_000,
      isIndexed: true,
    }),
    __CAMPAIGN__: JSON.stringify({
      names: ['utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'utm_term', 'gclid'],
      origins: ['https://app.waypage.example'],
    }),
  },
  test: {
    ...REPORT,
    setupFiles: ['vitest.setup.ts'],
    testTimeout: 60_000,
    // With two cores Vitest would use only one.
    maxWorkers: 2,
    // Tests of combinations use it; in a normal run they test one of each.
    provide: { isFullRun: (process.env['TEST_ALL'] ?? '') !== '' },
    projects: [
      {
        extends: true,
        test: {
          name: 'pages',
          include: ['src/{runtime,features/query-state}/**/*.test.{ts,tsx}'],
        },
      },
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{src,build,bench}/**/*.test.{ts,tsx}'],
          exclude: ['src/{runtime,features/query-state}/**'],
          // Only tests that start pages, and that of the writer of URLs, need modules and a document of their own.
          isolate: false,
        },
      },
    ],
    coverage: {
      include: [...RUNTIME],
      exclude: ['**/*.test.*', '**/*.md', '**/entry-{dev,prerender}.tsx'],
      reporter: 'text',
      thresholds: { lines: 85 },
    },
  },
});

declare module 'vitest' {
  export interface ProvidedContext {
    readonly isFullRun: boolean;
  }
}
