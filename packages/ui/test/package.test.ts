import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { ENTRIES } from '../scripts/entries.ts';

const root = join(import.meta.dirname, '..');
const dist = join(root, 'dist');
const run = promisify(execFile);
const files = await readdir(dist, { recursive: true });
const read = (file: string): string => readFileSync(join(dist, file), 'utf8');

describe('the package', () => {
  it('marks component files, not theme files, as client', () => {
    const modules = files.filter((file) => file.endsWith('.js'));
    const marked = modules.filter((file) => read(file).startsWith('"use client"'));
    const components = modules.filter(
      (file) =>
        /\/[A-Z]\w+(\.styles)?\.js$|\/use[A-Z]\w+\.js$/.test(file) && !file.startsWith('icons/'),
    );
    expect(marked).toEqual(components);
    expect(modules.some((file) => file.startsWith('theme/'))).toBe(true);
  });

  it('loads in plain Node and renders a button', async () => {
    const script = `
      import { createElement } from 'react';
      import { renderToString } from 'react-dom/server';
      import { Button } from '@waypage/ui';
      process.stdout.write(renderToString(createElement(Button, null, 'Start')));`;
    const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', script], {
      cwd: root,
    });
    expect(stdout).toMatch(/^<button.+Start.+<\/button>$/);
  });

  it('writes a brand’s theme sheet by command', async () => {
    const brand = join(root, 'test/brand.json');
    const command = join(root, manifest.bin['waypage-ui']);
    const { stdout } = await run(process.execPath, [command, 'theme', brand]);
    expect(stdout).toContain('--wp-color-signal:#0F766E;');
  });

  it('exports every folder of a component', async () => {
    const index = await readFile(join(root, 'src/index.ts'), 'utf8');
    const exported = [...index.matchAll(/'\.\/([\w-]+)\/index\.js'/g)].map(([, name]) => name);
    expect(new Set([...exported, 'theme'])).toEqual(new Set(ENTRIES));
    const entryFiles = ENTRIES.flatMap((entry) => [`${entry}/index.js`, `${entry}/index.d.ts`]);
    expect(files).toEqual(expect.arrayContaining(entryFiles));
  });

  it('publishes the workspace’s exports without sources', () => {
    const published = Object.fromEntries(
      Object.entries(manifest.exports).flatMap(([path, target]) => {
        if (typeof target === 'string' && target.startsWith('./src/')) return [];
        if (typeof target === 'string' || !('@waypage/source' in target)) return [[path, target]];
        const { '@waypage/source': _source, ...rest } = target;
        return [[path, rest]];
      }),
    );
    expect(manifest.publishConfig.exports).toEqual(published);
  });

  it('ships no source maps', () => {
    expect(files.filter((file) => file.endsWith('.map'))).toEqual([]);
  });

  it('names no document that it does not ship', () => {
    for (const file of files.filter((name) => name.endsWith('.d.ts'))) {
      expect(read(file), file).not.toMatch(/\bdocs\/[\w/-]+\.md/);
    }
  });

  it('ships or links what its README references', async () => {
    const { stdout } = await run('pnpm', ['pack', '--dry-run', '--json'], { cwd: root });
    const packed = (JSON.parse(stdout) as { files: { path: string }[] }).files;
    const paths = packed.map(({ path }) => path);
    const text = await readFile(join(root, 'README.md'), 'utf8');
    const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);
    expect(links.length).toBeGreaterThan(10);
    const anchors = [...text.matchAll(/^#+ (.+)$/gm)].map(
      ([, heading = '']) =>
        `#${heading
          .toLowerCase()
          .replaceAll(/[^\w -]/g, '')
          .replaceAll(' ', '-')}`,
    );
    const source = `${manifest.homepage.split('/packages/')[0] ?? ''}/`;
    const isAlive = (link: string): boolean => {
      if (link.startsWith('#')) return anchors.includes(link);
      const [file = ''] = link.slice(link.startsWith(source) ? source.length : 0).split('#');
      if (link.startsWith(source)) return existsSync(join(root, '../..', file));
      return (
        link.startsWith('https:') ||
        paths.some((path) => path === link || path.startsWith(`${link}/`))
      );
    };
    expect(links.filter((link) => !isAlive(link))).toEqual([]);
  });

  it('satisfies publint', { timeout: 60_000 }, async () => {
    await run('publint', ['--strict'], { cwd: root });
  });

  // Slow, with more than sixty entries; the consumers compile against some of them in every run.
  it.runIf(process.env['TEST_ALL'])('satisfies are-the-types-wrong', async () => {
    const excluded = ['theme.css', 'base.css', 'fonts.css', 'theme/source'];
    const options = ['--pack', '.', '--profile', 'esm-only', '--exclude-entrypoints', ...excluded];
    await run('attw', options, { cwd: root });
  });
});
