import manifest from '../../package.json' with { type: 'json' };
import { bundleImport, type ImportedBundle } from './bundle-import.ts';

export interface ImportSize extends ImportedBundle {
  readonly name: string;
}

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

export async function measureImports(): Promise<readonly ImportSize[]> {
  const sizes: ImportSize[] = [];
  for (const { name, names, file } of [...singles, ...entries]) {
    sizes.push({ name, ...(await bundleImport(names, file)) });
  }
  return sizes;
}
