import { defineConfig } from 'tsup';

export default defineConfig({
  // Every module is an entry, so that an application that splits its code loads only the parts that it uses.
  entry: ['src/**/*.ts', '!src/**/*.test.ts', '!src/**/testing/**'],
  format: 'esm',
  target: 'es2022',
  dts: {
    entry: [
      'src/index.ts',
      'src/worker.ts',
      ...['draw', 'print', 'read', 'judge'].map((entry) => `src/${entry}/index.ts`),
    ],
  },
  splitting: true,
});
