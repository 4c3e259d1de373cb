import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'happy-dom',
          include: ['src/**/*.test.{ts,tsx}', 'test/fonts.test.ts'],
        },
      },
      {
        // Looks at dist, so it needs a build first.
        test: { name: 'package', environment: 'node', include: ['test/package.test.ts'] },
      },
    ],
  },
});
