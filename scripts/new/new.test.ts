import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { LOCALES } from '../../packages/content/src/locales.ts';
import { messagesSources } from '../../packages/content/scripts/messages-source.ts';
import { readNamespaces } from '../../packages/content/scripts/namespaces.ts';
import { ROOT } from '../processes.ts';
import { createComponent } from './component.ts';
import { createLanguage, guessSettings } from './language.ts';
import { createObject } from './object.ts';
import { createPage } from './page.ts';
import { createSample } from './sample.ts';
import { createSection } from './section.ts';
import { Workspace } from './workspace.ts';

const inEachLanguage = (name: string) =>
  LOCALES.map((locale) => `packages/content/locales/${locale}/${name}.json`);

const LISTS = [
  'apps/site/src/pages/home/sections/sections.ts',
  'apps/site/src/pages/pages.ts',
  'apps/site/src/pages/samples/samples-filter.ts',
  'apps/site/src/components/printed-object/objects.ts',
  'packages/content/src/samples/sample-paths.ts',
  'packages/content/src/sections/sections.ts',
  'packages/ui/package.json',
  'packages/ui/src/conformance.test.tsx',
  'packages/ui/src/index.ts',
  'packages/ui/test/consumers/vite/src/every-component.jsx',
  ...inEachLanguage('section-index'),
  ...inEachLanguage('template-pages'),
];

let copy = '';

beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), 'waypage-new-'));
  for (const file of LISTS) cpSync(join(ROOT, file), join(copy, file));
});

afterEach(() => {
  rmSync(copy, { recursive: true });
});

const linesOf = (root: string, file: string) => readFileSync(join(root, file), 'utf8').split('\n');

function changesOf(written: readonly string[]) {
  const added = written
    .filter((file) => LISTS.includes(file))
    .map((file) => {
      const before = new Set(linesOf(ROOT, file));
      return [file, linesOf(copy, file).filter((line) => !before.has(line))] as const;
    });
  return {
    files: written.filter((file) => !LISTS.includes(file)).toSorted(),
    lines: Object.fromEntries(added),
  };
}

/** Returns the files that a generator writes into the copy. */
function create(
  kind: (workspace: Workspace, first: string, second: string) => void,
  first: string,
  second = '',
): readonly string[] {
  const workspace = new Workspace(copy);
  kind(workspace, first, second);
  return [...workspace.written];
}

const read = (file: string) => readFileSync(join(copy, file), 'utf8');

describe('a new page', () => {
  test('is one folder, its words, a test, and one line', () => {
    const { files, lines } = changesOf(create(createPage, 'skeleton-of-test'));
    expect(files).toEqual([
      'apps/site/e2e/pages/skeleton-of-test.spec.ts',
      'apps/site/src/pages/skeleton-of-test/SkeletonOfTest.tsx',
      'apps/site/src/pages/skeleton-of-test/page.build.ts',
      'apps/site/src/pages/skeleton-of-test/page.ts',
      ...inEachLanguage('skeleton-of-test'),
    ]);
    expect(lines).toEqual({
      'apps/site/src/pages/pages.ts': [
        "export { skeletonOfTest } from './skeleton-of-test/page.ts';",
      ],
    });
    expect(read('apps/site/src/pages/pages.ts')).toMatch(
      /sectionIndex.*\n(?:.*\n)*export \{ skeletonOfTest \}.*\n(?:.*\n)*export \{ solution \}/,
    );
  });
});

describe('a new section', () => {
  test('is one folder, its words, a test, and an entry in each of the two lists', () => {
    const { files, lines } = changesOf(create(createSection, 'skeleton-of-test'));
    expect(files).toEqual([
      'apps/site/e2e/home/skeleton-of-test.spec.ts',
      'apps/site/src/pages/home/sections/skeleton-of-test/SkeletonOfTest.tsx',
      ...inEachLanguage('skeleton-of-test'),
    ]);
    expect(lines['packages/content/src/sections/sections.ts']).toEqual(["  'skeleton-of-test',"]);
    expect(lines['apps/site/src/pages/home/sections/sections.ts']).toEqual([
      "  'skeleton-of-test': visible(() => import('./skeleton-of-test/SkeletonOfTest.tsx'), ['skeleton-of-test']),",
    ]);
    expect(read('packages/content/src/sections/sections.ts')).toContain(
      "  'skeleton-of-test',\n  'start',\n",
    );
    expect(read('packages/content/locales/fr/section-index.json')).toContain('"skeletonOfTest": {');
  });

  test.each(['First', 'first print', '', '../first', 'faq-'])('is not called %j', (id) => {
    expect(() => create(createSection, id)).toThrow('can be no id');
  });

  test('does not write over another, nor over the words of something else', () => {
    create(createSection, 'proof');
    expect(() => create(createSection, 'proof')).toThrow('There is a section "proof" already');
    create(createPage, 'first-print');
    expect(() => create(createSection, 'first-print')).toThrow('There is a file of words');
  });
});

describe('a new sample page', () => {
  test('is one folder, its words, and a line in the lists of URLs and of filters', () => {
    const { files, lines } = changesOf(create(createSample, 'pdf', 'skeleton-of-test'));
    expect(files).toEqual([
      'apps/site/src/samples/skeleton-of-test/Page.tsx',
      ...inEachLanguage('sample-skeleton-of-test'),
    ]);
    expect(lines['packages/content/src/samples/sample-paths.ts']).toEqual([
      "  'pdf/skeleton-of-test',",
    ]);
    expect(lines['apps/site/src/pages/samples/samples-filter.ts']).toEqual([
      "  'skeleton-of-test': { audience: 'people', look: 'light' },",
    ]);
    const listed = JSON.parse(read('packages/content/locales/es/template-pages.json')) as Readonly<
      Record<'appsTides' | 'skeletonOfTest', object>
    >;
    expect(Object.keys(listed.skeletonOfTest)).toEqual(Object.keys(listed.appsTides));
  });

  test('is not of a kind that there is not', () => {
    expect(() => create(createSample, 'pdfs', 'skeleton-of-test')).toThrow('kind of code "pdfs"');
  });
});

describe('a new printed object', () => {
  test('is one file and one line', () => {
    const { files, lines } = changesOf(create(createObject, 'skeleton-of-test', 'pet-cat'));
    const folder = 'apps/site/src/components/printed-object';
    expect(files).toEqual([`${folder}/objects/skeleton-of-test.ts`]);
    expect(lines).toEqual({
      [`${folder}/objects.ts`]: ["export { skeletonOfTest } from './objects/skeleton-of-test.ts';"],
    });
    expect(read(files[0] ?? '')).toContain("samples: ['pet-cat'],");
  });

  test('belongs to a sample that there is', () => {
    expect(() => create(createObject, 'skeleton-of-test', 'pet-snail')).toThrow(
      'There is no sample "pet-snail"',
    );
  });
});

describe('a new component', () => {
  test('is one folder with styles, stories, page and test, and a line in each list of exports', () => {
    const { files, lines } = changesOf(create(createComponent, 'skeleton-of-test'));
    expect(files).toEqual(
      [
        'index.ts',
        ...['mdx', 'stories.tsx', 'styles.ts', 'test.tsx', 'tsx'].map(
          (end) => `SkeletonOfTest.${end}`,
        ),
      ]
        .map((file) => `packages/ui/src/skeleton-of-test/${file}`)
        .toSorted(),
    );
    expect(lines['packages/ui/src/index.ts']).toEqual([
      "export * from './skeleton-of-test/index.js';",
    ]);
    expect(lines['packages/ui/src/conformance.test.tsx']).toEqual([
      "describeConformance('SkeletonOfTest', kit.SkeletonOfTest);",
    ]);
    expect(lines['packages/ui/test/consumers/vite/src/every-component.jsx']).toEqual([
      '    SkeletonOfTest: <kit.SkeletonOfTest>{long}</kit.SkeletonOfTest>,',
    ]);
    const { exports, publishConfig } = JSON.parse(read('packages/ui/package.json')) as {
      exports: Record<string, unknown>;
      publishConfig: { exports: Record<string, unknown> };
    };
    for (const paths of [exports, publishConfig.exports].map(Object.keys)) {
      const own = paths.filter((path) => /^\.\/[a-z-]+$/.test(path));
      expect(own).toContain('./skeleton-of-test');
      expect(own.indexOf('./skeleton-of-test')).toBeLessThan(own.indexOf('./skip-link'));
    }
  });
});

describe('a new language', () => {
  test('is one folder: how it is written, and the English messages, each marked', () => {
    cpSync(join(ROOT, 'packages/content/locales/en'), join(copy, 'packages/content/locales/en'), {
      recursive: true,
    });
    const written = create(createLanguage, 'de');
    expect(written.every((file) => file.startsWith('packages/content/locales/de/'))).toBe(true);
    expect(JSON.parse(read('packages/content/locales/de/locale.json'))).toEqual({
      name: 'Deutsch',
      direction: 'ltr',
      region: 'DE',
      plurals: ['one', 'other'],
      number: { group: '.', decimal: ',' },
      money: { sign: '$', position: 'after' },
      hasScreenshots: false,
    });
    expect(read('packages/content/locales/de/claim.json')).toContain('"submit": "[en] CLAIM"');
  });

  test('may be written from right to left, and have more forms of a plural', () => {
    expect(guessSettings('ar')).toMatchObject({
      direction: 'rtl',
      plurals: ['zero', 'one', 'two', 'few', 'many', 'other'],
    });
  });

  test.each(['DE', 'german', '../de', ''])('is not called %j', (tag) => {
    expect(() => create(createLanguage, tag)).toThrow('is no tag');
  });
});

/** The type errors of files of the copy, which the compiler takes in place of the files of the repository. */
function typeErrorsOf(written: readonly string[]): string[] {
  const config = join(ROOT, 'apps/site/tsconfig.json');
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(config, (file) => ts.sys.readFile(file)).config,
    ts.sys,
    join(ROOT, 'apps/site'),
  );
  const host = ts.createCompilerHost(options);
  const usual = { ...host };
  const inCopy = (file: string) => join(copy, relative(ROOT, file));
  host.fileExists = (file) => existsSync(inCopy(file)) || usual.fileExists(file);
  host.directoryExists = (folder) => existsSync(inCopy(folder)) || existsSync(folder);
  host.readFile = (file) => usual.readFile(existsSync(inCopy(file)) ? inCopy(file) : file);
  const sources = written.filter((file) => /\.tsx?$/.test(file)).map((file) => join(ROOT, file));
  const program = ts.createProgram(sources, options, host);
  return sources
    .flatMap((file) => {
      const source = program.getSourceFile(file);
      return [
        ...program.getSyntacticDiagnostics(source),
        ...program.getSemanticDiagnostics(source),
      ];
    })
    .map(
      ({ file, messageText }) =>
        `${relative(ROOT, file?.fileName ?? '')}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`,
    );
}

describe('what is new', () => {
  test.runIf(process.env['TEST_ALL'])('has no type error', () => {
    const namespaces = Object.entries(readNamespaces()).map(
      ([locale, names]) =>
        [locale, [...names, 'new-page', 'new-section', 'sample-new-sample']] as const,
    );
    const messages = 'packages/content/src/messages';
    for (const [file, source] of messagesSources(Object.fromEntries(namespaces)))
      new Workspace(copy).write(`${messages}/${file}`, source);
    expect(
      typeErrorsOf([
        ...create(createPage, 'new-page'),
        ...create(createSection, 'new-section'),
        ...create(createSample, 'pdf', 'new-sample'),
        ...create(createObject, 'new-object', 'pet-cat'),
        ...create(createComponent, 'new-component'),
      ]),
    ).toEqual([]);
  });
});
