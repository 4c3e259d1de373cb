import { defineConfig } from 'tsup';

export default defineConfig({
  // Each call is an entry of its own, so that none is joined with others: an application that splits its
  // code takes a call with the part that makes it.
  entry: [
    'src/index.ts',
    'src/endpoints/*.ts',
    'src/images.ts',
    'src/react/index.ts',
    'src/testing/index.ts',
  ],
  format: ['esm'],
  target: 'es2022',
  platform: 'neutral',
  external: ['react'],
  splitting: true,
  sourcemap: true,
  dts: { entry: ['src/index.ts', 'src/react/index.ts', 'src/testing/index.ts'] },
});
