import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/index.ts', 'src/react/index.ts', 'src/testing/index.ts'],
  format: ['esm'],
  target: 'es2022',
  platform: 'neutral',
  external: ['react'],
  splitting: true,
  sourcemap: true,
  dts: true,
});
