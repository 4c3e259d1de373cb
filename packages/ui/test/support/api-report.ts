import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

export const apiReports = [
  { root, name: 'ui', declarations: 'dist/index.d.ts' },
  { root, name: 'ui-theme', declarations: 'dist/theme/index.d.ts' },
] as const;
