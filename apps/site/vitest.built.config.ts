import { defineConfig } from 'vitest/config';

/** What can be proved of the built site without a browser. */
export default defineConfig({
  test: {
    include: ['e2e/built/**/*.test.ts'],
    globalSetup: 'e2e/built/servers.ts',
    testTimeout: 120_000,
    // One process for all files, so that each page is read and parsed once.
    isolate: false,
    fileParallelism: false,
  },
});
