import { defineConfig } from 'tsup';

export default defineConfig({
  // One file per module: an application that splits its code loads each call with the part that makes it.
  entry: ['src/**/*.ts'],
  bundle: false,
  format: ['esm'],
  target: 'es2022',
  platform: 'neutral',
});
