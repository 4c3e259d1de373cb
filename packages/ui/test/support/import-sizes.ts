import manifest from '../../package.json' with { type: 'json' };
import { bundleImport, type ImportedBundle } from './bundle-import.ts';

/** An import of the package, measured. */
export interface ImportSize extends ImportedBundle {
  /** As it is written after `@waypage/ui`, or what is imported of it. */
  readonly name: string;
}

/** Names of single exports that are measured beside whole entries. */
const singles = [
  { name: 'one button', names: 'Button', file: 'index.js' },
  { name: 'one icon', names: 'ArrowRightIcon', file: 'index.js' },
];

const entries = Object.entries(manifest.publishConfig.exports).flatMap(([path, target]) =>
  typeof target === 'string' || path === '.'
    ? []
    : [
        {
          name: path.slice('./'.length),
          names: '*',
          file: target.default.slice('./dist/'.length),
        },
      ],
);

/** Measures every entry of `dist` and the single exports that the README promises a size of. */
export async function measureImports(): Promise<readonly ImportSize[]> {
  const sizes: ImportSize[] = [];
  for (const { name, names, file } of [...singles, ...entries]) {
    sizes.push({ name, ...(await bundleImport(names, file)) });
  }
  return sizes;
}
