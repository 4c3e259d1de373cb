import { ROOT } from '@waypage/scripts/processes.ts';
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { searchSynonyms } from '../.storybook/search-synonyms.ts';

const kit = join(ROOT, 'packages/ui');
const sources = join(kit, 'src');
const read = (file: string) => readFileSync(join(sources, file), 'utf8');

const manifest = JSON.parse(readFileSync(join(kit, 'package.json'), 'utf8')) as {
  exports: Record<string, unknown>;
};

const folders = globSync('*/index.ts', { cwd: sources })
  .map((file) => dirname(file))
  .filter((folder) => folder !== 'theme');

/** The sections of a page in order; a section that does not apply to a component, such as the keyboard, is omitted. */
const HEADINGS = ['## When to use it', '## Keyboard', "## Do and don't", '## Example'];

describe.each(folders)('%s', (folder) => {
  const stories = globSync(`${folder}/*.stories.tsx`, { cwd: sources });

  it('has stories, and a page showing every file', () => {
    expect(stories).not.toEqual([]);
    const pages = globSync(`${folder}/*.mdx`, { cwd: sources }).map(read).join('\n');
    for (const file of stories) {
      expect(pages).toMatch(new RegExp(`from './${basename(file, '.tsx')}(?:\\.tsx)?'`));
    }
  });

  it.each(globSync(`${folder}/*.mdx`, { cwd: sources }))(
    '%s has the sections of a page',
    (file) => {
      const page = read(file);
      expect(page).toMatch(/^<Meta of=\{\w+\} \/>$/m);
      expect(page).toMatch(/^# \S/m);
      expect(page).toMatch(/^<Playground(?: names=\{.+\})? \/>$/m);
      const sections = (page.match(/^## .+$/gm) ?? []).filter((heading) =>
        HEADINGS.includes(heading),
      );
      expect(sections).toEqual(HEADINGS.filter((heading) => sections.includes(heading)));
      expect(sections).toContain('## When to use it');
      expect(page).toMatch(/^\| Do +\| Don't +\|$/m);
    },
  );

  it.each(stories)('%s has a playground and disables no rule', (file) => {
    const code = read(file);
    expect(/^export const (\w+)/m.exec(code)?.[1]).toBe('Playground');
    expect(code).not.toMatch(/\ba11y: |\btags: (?!\['(?:interaction|new|deprecated)'\])|\.skip\b/);
  });
});

it('reports axe findings with every rule on', () => {
  const preview = readFileSync(join(import.meta.dirname, '../.storybook/preview.tsx'), 'utf8');
  expect(preview).toContain(": 'error'");
  expect(preview).not.toMatch(/enabled: false|rules:/);
});

describe('the words of the search', () => {
  const titles = globSync('**/*.stories.tsx', { cwd: sources }).map(
    (file) => /^ {2}title: '([^']+)'/m.exec(read(file))?.[1] ?? file,
  );

  it.each(titles)('has what others call %s', (title) => {
    expect(searchSynonyms[title], 'Add it to .storybook/search-synonyms.ts').toMatch(/\w{2}/);
  });
});

describe('the configuration of Storybook', () => {
  const folder = join(import.meta.dirname, '../.storybook');

  // Storybook loads these files before anything is built, and in a fresh clone nothing is.
  it.each(['main.ts', 'manager.ts'])('%s needs no built package', (entry) => {
    const files = [entry];
    const ofKit: string[] = [];
    for (const file of files) {
      const code = readFileSync(join(folder, file), 'utf8');
      const imports = [...code.matchAll(/from '([^']+)'/g)].map(([, path = '']) => path);
      ofKit.push(...imports.filter((name) => name.startsWith('@waypage/')));
      for (const path of imports) {
        if (/^\.\/[\w-]+\.tsx?$/.test(path) && !files.includes(path.slice(2)))
          files.push(path.slice(2));
      }
    }
    expect(ofKit).toContain('@waypage/ui/theme/source');
    for (const path of ofKit) {
      expect(manifest.exports[path.replace('@waypage/ui', '.')], path).toMatch(/^\.\/src\//);
    }
  });
});
