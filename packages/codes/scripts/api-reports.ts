import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

export const apiReports = [
  { root, name: 'codes', declarations: 'dist/index.d.ts' },
  ...['draw', 'print', 'read', 'judge'].map((entry) => ({
    root,
    name: `codes-${entry}`,
    declarations: `dist/${entry}/index.d.ts`,
  })),
];
