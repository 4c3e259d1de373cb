import { globSync, readFileSync } from 'node:fs';
import { defineConfig, type Options } from 'tsup';

const common: Options = { format: 'esm', target: 'es2022' };

const ENTRIES = [
  'src/index.ts',
  'src/worker.ts',
  'src/read/worker-modules.ts',
  'src/print/print-rules.ts',
  'src/print/draw-strip.ts',
  ...['draw', 'print', 'read', 'judge'].map((entry) => `src/${entry}/index.ts`),
];

const MODULES = globSync('src/**/*.ts')
  .filter((file) => file !== 'src/worker.ts' && !/\.(?:test|d)\.ts$|\/testing\//.test(file))
  .sort();

const CODE: Options[] = [
  {
    ...common,
    // In a fixed order, so that equal sources give equal files. Every module is an entry, so that an application that splits its code loads only the parts that it uses.
    entry: Object.fromEntries(
      MODULES.map((file) => [file.slice('src/'.length, -'.ts'.length), file]),
    ),
    splitting: true,
    external: ['@hyzyla/pdfium', 'sharp'],
    esbuildPlugins: [
      {
        name: 'worker-url',
        setup(build) {
          // Modules that several entries share are in the root of the package, as the worker is.
          build.onLoad({ filter: /worker-url\.ts$/ }, ({ path }) => ({
            contents: readFileSync(path, 'utf8').replace('../worker.ts', './worker.js'),
            loader: 'ts',
          }));
        },
      },
    ],
  },
  {
    ...common,
    // One minified file without imports: a bundler that copies it as an asset, as for any `new URL`, copies all of it.
    entry: ['src/worker.ts'],
    noExternal: [/./],
    platform: 'browser',
    splitting: false,
    minify: true,
  },
];

// Types of what is public, without those of decoders.
export default defineConfig(({ dts }) => (dts ? { ...common, entry: ENTRIES } : CODE));
