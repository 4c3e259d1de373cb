import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { ENTRIES } from '../scripts/entries.ts';

const root = join(import.meta.dirname, '..');
const dist = join(root, 'dist');
const run = promisify(execFile);

describe('the package', () => {
  it('marks component files, not theme files, as client', async () => {
    const files = (await readdir(dist, { recursive: true })).filter((file) => file.endsWith('.js'));
    const marked = new Set<string>();
    for (const file of files) {
      const code = await readFile(join(dist, file), 'utf8');
      if (code.startsWith('"use client"')) marked.add(file);
    }
    const components = files.filter(
      (file) =>
        /\/[A-Z]\w+(\.styles)?\.js$|\/use[A-Z]\w+\.js$/.test(file) && !file.startsWith('icons/'),
    );
    expect([...marked].sort()).toEqual(components.sort());
    expect(files.some((file) => file.startsWith('theme/'))).toBe(true);
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
    const { stdout } = await run(process.execPath, [
      join(root, manifest.bin['waypage-ui']),
      'theme',
      brand,
    ]);
    expect(stdout).toContain('--wp-color-signal:#0F766E;');
  });

  it('has a file for every export', async () => {
    const targets = [manifest.exports, manifest.publishConfig.exports]
      .flatMap((map) => Object.values(map))
      .flatMap((target) => (typeof target === 'string' ? [target] : Object.values(target)))
      .filter((target) => !target.includes('*'));
    for (const target of new Set(targets)) {
      expect(await readFile(join(root, target), 'utf8'), target).not.toBe('');
    }
  });

  it('exports every folder of a component', async () => {
    const index = await readFile(join(root, 'src/index.ts'), 'utf8');
    const exported = [...index.matchAll(/'\.\/([\w-]+)\/index\.js'/g)].map(([, name]) => name);
    expect(new Set([...exported, 'theme'])).toEqual(new Set(ENTRIES));
    for (const entry of ENTRIES) {
      const files = await readdir(join(dist, entry));
      expect(files, entry).toEqual(expect.arrayContaining(['index.js', 'index.d.ts']));
    }
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

  it('ships no source maps', async () => {
    const files = await readdir(dist, { recursive: true });
    expect(files.filter((file) => file.endsWith('.map'))).toEqual([]);
  });

  it('names no document that it does not ship', async () => {
    const files = (await readdir(dist, { recursive: true })).filter((file) =>
      file.endsWith('.d.ts'),
    );
    for (const file of files) {
      expect(await readFile(join(dist, file), 'utf8'), file).not.toMatch(/\bdocs\/[\w/-]+\.md/);
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
    await run(
      'attw',
      [
        '--pack',
        '.',
        '--profile',
        'esm-only',
        '--exclude-entrypoints',
        'theme.css',
        'base.css',
        'fonts.css',
        'theme/source',
      ],
      { cwd: root },
    );
  });
});
