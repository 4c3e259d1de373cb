import { spawnSync } from 'node:child_process';

import { createComponent } from './new/component.ts';
import { createLanguage } from './new/language.ts';
import { createObject } from './new/object.ts';
import { createPage } from './new/page.ts';
import { createSample } from './new/sample.ts';
import { createSection } from './new/section.ts';
import { ROOT } from './processes.ts';

interface Kind {
  readonly names: string;
  readonly create: (root: string, name: string, second?: string) => readonly string[];
  readonly guide: string;
}

const KINDS: Readonly<Record<string, Kind>> = {
  page: { names: '<id>', create: createPage, guide: 'docs/add-a-page.md' },
  section: {
    names: '<id>',
    create: createSection,
    guide: 'CONTRIBUTING.md, "A second change"',
  },
  sample: { names: '<type> <id>', create: createSample, guide: 'docs/add-a-sample-page.md' },
  object: {
    names: '<id> <sample>',
    create: createObject,
    guide: 'docs/add-a-printed-object.md',
  },
  language: { names: '<tag>', create: createLanguage, guide: 'docs/languages.md' },
  component: {
    names: '<id>',
    create: createComponent,
    guide: 'CONTRIBUTING.md, "A component of the kit"',
  },
};

/**
 * Creates a working, tested skeleton: `pnpm new section proof` adds a section of the home page, second to last, with
 * its messages in three languages and a test. Lists the files at the end.
 */
function create(): number {
  const [name = '', ...names] = process.argv.slice(2);
  const kind = KINDS[name];
  if (!kind) {
    const all = Object.entries(KINDS).map(
      ([word, { names: wanted }]) => `pnpm new ${word} ${wanted}`,
    );
    console.error(`There is no kind ${JSON.stringify(name)}. Say one of:\n${all.join('\n')}`);
    return 1;
  }
  const written = kind.create(ROOT, names[0] ?? '', names[1]);
  const { status } = spawnSync(process.execPath, ['packages/content/scripts/build-messages.ts'], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  console.log(`\n${written.join('\n')}\n\nWhat comes next: ${kind.guide}.`);
  return status ?? 1;
}

try {
  process.exitCode = create();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
