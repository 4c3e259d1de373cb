import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', include: ['{src,checks}/**/*.test.ts'], testTimeout: 60_000 } },
      // Looks at the built package, so it runs after the build (`test:package`).
      { test: { name: 'package', include: ['test/package.test.ts'], testTimeout: 60_000 } },
    ],
  },
});
