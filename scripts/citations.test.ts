import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import { anchorOf, findBrokenCitations, type TextFile } from './citations.ts';
import { ROOT } from './processes.ts';

const PRODUCT: TextFile = {
  path: 'docs/product.md',
  text: '# Product\n\n## 2. Screens\n\n### Hero\n\nIt has **Menus** too.\n\n## 4. States\n\n## 9. Prices\n',
};

function broken(...files: readonly TextFile[]): string[] {
  const all = [PRODUCT, ...files];
  return findBrokenCitations({
    files: all,
    has: (path) => all.some((file) => file.path === path || file.path.startsWith(`${path}/`)),
  });
}

const source = (text: string): TextFile => ({ path: 'apps/site/src/a.ts', text });

describe('a citation', () => {
  test.each([
    '/** As sold (docs/product.md, section 9). */',
    '/** As shown (docs/product.md, sections 2, 4 and 9). */',
    '/** As shown (docs/product.md, section 2, "Hero"). */',
    '/** As shown (docs/product.md, section 4, and section 2, "Menus"). */',
    '/**\n * As shown (docs/product.md, section\n * 2, "Hero").\n */',
    "const query = '(min-width: 1px)'; // `${media.md}` is no document",
    'const style = css`@media ${media.md} {}`;',
  ])('of what is there is right: %s', (text) => {
    expect(broken(source(text))).toEqual([]);
  });

  test.each([
    ['/** As said (specification, section 9). */', 'specification, section 9'],
    ['/** As drawn (art direction,\n * section 7). */', 'art direction, section 7'],
    ['// As settled (choices.md).', 'choices.md'],
    ['/** As sold (docs/product.md, section 7). */', 'docs/product.md, section 7'],
    ['/** As shown (docs/product.md, section 2, "Foot"). */', 'docs/product.md, section 2, "Foot"'],
    ['/** Why: decision 0099. */', 'decision 0099'],
  ])('of what is not there is told: %s', (text, what) => {
    expect(broken(source(text))).toEqual([expect.stringContaining(`: ${what}`)]);
  });

  test('stands in a document too, and names its line', () => {
    const path = 'docs/other.md';
    expect(broken({ path, text: '# Other\n\nSee [product](product.md#4-states).\n' })).toEqual([]);
    expect(broken({ path, text: '# Other\n\nSee [it](gone/page.md).\n' })).toContain(
      'docs/other.md:3: gone/page.md',
    );
    expect(broken({ path, text: 'See [it](product.md#5-more) or ![it](a.webp).\n' })).toEqual([
      'docs/other.md:1: product.md#5-more',
      'docs/other.md:1: a.webp',
    ]);
    expect(broken({ path, text: '```md\n[it](gone.md)\n```\n' })).toEqual([]);
  });

  test('finds a heading as it is linked', () => {
    expect(anchorOf('1. What is offered, and to whom?')).toBe('1-what-is-offered-and-to-whom');
  });
});

test('the repository cites nothing that it does not have', () => {
  // As .gitignore has it, by the file system alone: a downloaded archive has no git.
  const GENERATED =
    '**/{.git,node_modules,dist,dist-*,.prerender,.turbo,.data,.vitest,storybook-static,test-results,playwright-report,coverage}';
  const files = globSync(['**/{.*,*}', '**/.*/**'], { cwd: ROOT, exclude: [GENERATED] })
    .filter((path) =>
      /(?:\.(?:[cm]?[jt]sx?|mdx?|ya?ml|json|html|css|conf)|Dockerfile|\.env\.example|CODEOWNERS)$/.test(
        path,
      ),
    )
    .filter((path) => !/^pnpm-lock|\/locales\/|^scripts\/citations/.test(path))
    .filter((path) => existsSync(join(ROOT, path)))
    .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));
  expect(findBrokenCitations({ files, has: (path) => existsSync(join(ROOT, path)) })).toEqual([]);
});
