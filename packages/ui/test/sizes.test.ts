import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { bundleImport, measureImports, type ImportSize } from './support/import-sizes.ts';
import { hasRow, readSizes, ROW_FROM } from './support/size-table.ts';

let imports: readonly ImportSize[];

const find = (name: string): ImportSize => {
  const found = imports.find((one) => one.name === name);
  if (!found) throw new Error(`${name} was not measured.`);
  return found;
};

beforeAll(async () => {
  imports = await measureImports();
  console.log(imports.map(({ name, gzip }) => `${String(gzip).padStart(6)} ${name}`).join('\n'));
}, 120_000);

it('costs one button for one button', () => {
  const { gzip, modules } = find('one button');
  expect(modules.filter((file) => !/^(button|internal|theme)\//.test(file))).toEqual([]);
  expect(gzip).toBeLessThanOrEqual(2048);
});

it('costs one icon for one icon', () => {
  const { gzip, modules } = find('one icon');
  expect([...modules].sort()).toEqual(['icons/base.js', 'icons/line/ArrowRightIcon.js']);
  expect(gzip).toBeLessThanOrEqual(512);
});

it('adds Base UI only where focus requires it', () => {
  const withBaseUi = imports.filter(({ modules }) => modules.some((id) => id.includes('@base-ui')));
  expect(withBaseUi.map(({ name }) => name).sort()).toEqual([
    'alert-dialog',
    'combobox',
    'dialog',
    'drawer',
    'menu',
    'popover',
    'tabs',
    'tooltip',
  ]);
});

it('shares Base UI between popups, as documented', async () => {
  const readme = await readFile(join(import.meta.dirname, '../README.md'), 'utf8');
  const documented = Number(/together cost ([\d.]+) kB/.exec(readme)?.[1]) * 1000;
  const { gzip } = await bundleImport('Combobox, Drawer, Menu, MenuAction, Tooltip', 'index.js');
  expect(Math.abs(gzip - documented)).toBeLessThan(documented * 0.05);
});

it('weighs what the README says, within 5 %', async () => {
  const documented = readSizes(await readFile(join(import.meta.dirname, '../README.md'), 'utf8'));
  // An import near the limit may or may not have a row.
  const rows = imports.filter((size) => hasRow(size) && Math.abs(size.gzip - ROW_FROM) > 250);
  expect([...documented.keys()], 'Write the table again: pnpm sizes').toEqual(
    expect.arrayContaining(rows.map(({ name }) => name)),
  );
  const off = imports
    .filter(({ name }) => documented.has(name))
    .filter(({ name, gzip }) => {
      const size = documented.get(name) ?? 0;
      // The table is rounded to two decimal places.
      return Math.abs(gzip - size) > Math.max(size * 0.05, 5);
    });
  expect(
    off.map(({ name, gzip }) => `${name}: ${String(gzip)} for ${String(documented.get(name))}`),
    'Sizes moved. If that is intended, write the table again: pnpm sizes',
  ).toEqual([]);
});
