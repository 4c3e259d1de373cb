import { ENTRIES } from '../../scripts/entries.ts';
import { bundleImport, type ImportedBundle } from './bundle-import.ts';

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
