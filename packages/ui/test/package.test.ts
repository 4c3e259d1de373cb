import { execFile } from 'node:child_process';
import { readFile, readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { describe, expect, it } from 'vitest';
import manifest from '../package.json' with { type: 'json' };

const root = join(import.meta.dirname, '..');
const dist = join(root, 'dist');
const run = promisify(execFile);

const entry = '\0one-import';

/** Bundles one import statement as an application would, with the peer dependencies outside. */
async function bundle(code: string): Promise<{ code: string; modules: readonly string[] }> {
  const output = await build({
    configFile: false,
    root,
    logLevel: 'silent',
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
    code: chunk.code,
    modules: Object.entries(chunk.modules)
      .filter(([id, { renderedLength }]) => id !== entry && renderedLength > 0)
      .map(([id]) => relative(dist, id)),
  };
}

const importing = (name: string, from: string) =>
  `export { ${name} } from ${JSON.stringify(join(dist, from))}`;

describe('the package', () => {
  it('marks every file with a component for the client, and no file of the theme', async () => {
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

  it('has a file behind every export, in the workspace and when published', async () => {
    const targets = [manifest.exports, manifest.publishConfig.exports]
      .flatMap((map) => Object.values(map))
      .flatMap((target) => (typeof target === 'string' ? [target] : Object.values(target)))
      .filter((target) => !target.includes('*'));
    for (const target of new Set(targets)) {
      expect(await readFile(join(root, target), 'utf8'), target).not.toBe('');
    }
  });

  it('publishes the exports of the workspace without the sources', () => {
    const published = Object.fromEntries(
      Object.entries(manifest.exports).map(([path, target]) => {
        if (typeof target === 'string') return [path, target];
        const { '@waypage/source': _source, ...rest } = target;
        return [path, rest];
      }),
    );
    expect(manifest.publishConfig.exports).toEqual(published);
  });

  it('satisfies publint and are-the-types-wrong', { timeout: 60_000 }, async () => {
    await run('publint', ['--strict'], { cwd: root });
    await run(
      'attw',
      ['--pack', '.', '--profile', 'esm-only', '--exclude-entrypoints', 'theme.css', 'fonts.css'],
      { cwd: root },
    );
  });

  it('costs one button where an application imports one button', async () => {
    const { code, modules } = await bundle(importing('Button', 'index.js'));
    const bytes = gzipSync(code).byteLength;
    console.log(`one button: ${String(bytes)} bytes gzip`);
    expect(modules.filter((file) => !/^(button|internal|theme)\//.test(file))).toEqual([]);
    expect(bytes).toBeLessThanOrEqual(2048);
  });

  it('costs one icon where an application imports one icon', async () => {
    const { code, modules } = await bundle(importing('ArrowRightIcon', 'index.js'));
    const bytes = gzipSync(code).byteLength;
    console.log(`one icon: ${String(bytes)} bytes gzip`);
    expect(modules.filter((file) => !file.startsWith('icons/'))).toEqual([]);
    expect(bytes).toBeLessThanOrEqual(512);
  });
});
