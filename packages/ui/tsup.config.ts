import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import * as lucide from 'lucide';
import { defineConfig, type Options } from 'tsup';
import { runnerImport, transformWithOxc } from 'vite';

const { module: theme } = await runnerImport<typeof import('./src/theme/index.ts')>(
  join(import.meta.dirname, 'src/theme/index.ts'),
);
const { module: shared } = await runnerImport<typeof import('./src/internal/css-fragments.ts')>(
  join(import.meta.dirname, 'src/internal/css-fragments.ts'),
);

/**
 * Inlines the values of the theme and the shared fragments into templates of styles, such as `${vars.color.ink}`:
 * as references, a single button would bundle the whole theme and be nearly three times as large.
 */
function inlineTheme(code: string): string {
  return code.replace(
    /\$\{((?:fragments|media|mixins|tokens|typography|vars)(?:\.\w+|\[\d+\])+)\}/g,
    (reference, path: string) => {
      const value = path
        .split(/[.[\]]+/)
        .filter(Boolean)
        .reduce<unknown>((object, key) => (object as Record<string, unknown>)[key], {
          ...theme,
          ...shared,
        });
      if (typeof value !== 'string') {
        throw new TypeError(`${reference} is not a value of the theme and is not allowed in CSS.`);
      }
      return value;
    },
  );
}

/**
 * Gives every styled component an id derived from its file and position, so that server and browser agree on class
 * names in any evaluation order. The path is relative, as the id is a hash of it and has to be the same in every
 * checkout.
 */
const styledIds: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'styled-ids',
  setup(build) {
    build.onLoad({ filter: /\.tsx?$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      const file = relative(import.meta.dirname, path);
      const { code } = await transformWithOxc(inlineTheme(source), file, {
        jsx: { runtime: 'automatic' },
        plugins: {
          styledComponents: { ssr: true, fileName: false, displayName: false, namespace: 'wp' },
        },
      });
      return { contents: code, loader: 'js' };
    });
  },
};

/**
 * Makes a module of each icon, with its shapes: a bundler puts whole modules into a chunk, so those of an application
 * would all go to the chunk that is loaded first, and Lucide's package is 4,000 files.
 */
async function splitIcons(): Promise<void> {
  const folder = join(import.meta.dirname, 'dist/icons');
  for (const set of ['line', 'fill']) {
    const code = await readFile(join(folder, `${set}.js`), 'utf8');
    const imports = (code.match(/^import .+$/gm) ?? [])
      .filter((line) => !line.includes('lucide'))
      .join('\n')
      .replace('./base.js', '../base.js');
    const icons = [...code.matchAll(/^const (\w+) = \(props\) => .*?;$/gms)];
    await mkdir(join(folder, set), { recursive: true });
    for (const [icon, name = ''] of icons) {
      const inlined = icon.replace(/lucide\.(\w+)/, (_, shapes: keyof typeof lucide) =>
        JSON.stringify(lucide[shapes]),
      );
      await writeFile(
        join(folder, set, `${name}.js`),
        `${imports}\n${inlined}\nexport { ${name} };\n`,
      );
    }
    const exported = icons.map(
      ([, name = '']) => `export { ${name} } from './${set}/${name}.js';\n`,
    );
    await writeFile(join(folder, `${set}.js`), exported.join(''));
  }
}

/** Bundled, because its package has dependencies that the kit does not need. */
const BUNDLED = 'src/qr-code/codes.ts';

export default defineConfig([
  {
    entry: [
      'src/**/*.{ts,tsx}',
      '!src/**/*.test.{ts,tsx}',
      '!src/**/*.stories.tsx',
      '!src/internal/testing/**',
      `!${BUNDLED}`,
    ],
    format: 'esm',
    target: 'es2022',
    // One file per module, so that an application bundles only the components it imports, and each file keeps its 'use
    // client'.
    bundle: false,
    esbuildPlugins: [styledIds],
    onSuccess: splitIcons,
  },
  {
    entry: { 'qr-code/codes': BUNDLED },
    format: 'esm',
    target: 'es2022',
    noExternal: [/./],
    splitting: false,
    minifySyntax: true,
  },
]);
