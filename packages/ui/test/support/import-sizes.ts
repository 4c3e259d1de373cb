import { join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { ENTRIES } from '../../scripts/entries.ts';

const root = join(import.meta.dirname, '../..');
const dist = join(root, 'dist');
const entry = '\0one-import';

interface ImportedBundle {
  /** Files whose code is in the bundle, relative to `dist`. */
  readonly modules: readonly string[];
  /** Bytes, minified and compressed. */
  readonly gzip: number;
}

/**
 * Bundles one import as an application would, with the peer dependencies external.
 *
 * @param names The imported names: `Button`, or `*`.
 * @param file The file of `dist` to import from.
 */
export async function bundleImport(names: string, file: string): Promise<ImportedBundle> {
  const braced = names === '*' ? names : `{ ${names} }`;
  const code = `export ${braced} from ${JSON.stringify(join(dist, file))}`;
  const output = await build({
    configFile: false,
    root,
    logLevel: 'silent',
    // The test runner sets another NODE_ENV.
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id.endsWith(entry) ? entry : undefined),
        load: (id) => (id === entry ? code : undefined),
      },
    ],
    build: {
      write: false,
      rolldownOptions: {
        input: entry,
        preserveEntrySignatures: 'strict',
        external: [/^react($|\/)/, /^react-dom($|\/)/, 'styled-components'],
      },
    },
  });
  const [result] = [output].flat();
  if (!result || !('output' in result)) throw new Error('Vite gave no bundle.');
  const [chunk] = result.output;
  return {
    gzip: gzipSync(chunk.code).byteLength,
    modules: Object.entries(chunk.modules)
      .filter(([id, { renderedLength }]) => id !== entry && renderedLength > 0)
      .map(([id]) => relative(dist, id)),
  };
}

export interface ImportSize extends ImportedBundle {
  readonly name: string;
}

const singles = [
  { name: 'one button', names: 'Button', file: 'index.js' },
  { name: 'one icon', names: 'ArrowRightIcon', file: 'index.js' },
];

const entries = ENTRIES.map((name) => ({ name, names: '*', file: `${name}/index.js` }));

export async function measureImports(): Promise<readonly ImportSize[]> {
  const sizes: ImportSize[] = [];
  for (const { name, names, file } of [...singles, ...entries]) {
    sizes.push({ name, ...(await bundleImport(names, file)) });
  }
  return sizes;
}
