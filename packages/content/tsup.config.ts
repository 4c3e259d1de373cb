import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/index.ts', 'src/pricing/index.ts', 'src/messages/index.ts'],
  format: 'esm',
  target: 'es2022',
  dts: true,
  splitting: true,
});
