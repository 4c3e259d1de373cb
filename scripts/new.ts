import { spawnSync } from 'node:child_process';

import { createComponent } from './new/component.ts';
import { createLanguage } from './new/language.ts';
import { createObject } from './new/object.ts';
import { createPage } from './new/page.ts';
import { createSample } from './new/sample.ts';
import { createSection } from './new/section.ts';
import { Workspace } from './new/workspace.ts';
import { ROOT, runCommand } from './processes.ts';

interface Kind {
  readonly names: string;
  readonly create: (workspace: Workspace, first: string, second: string) => void;
  readonly guide: string;
}

const KINDS: Readonly<Record<string, Kind>> = {
  page: { names: '<id>', create: createPage, guide: 'docs/add-a-page.md' },
  section: { names: '<id>', create: createSection, guide: 'CONTRIBUTING.md, "A second change"' },
  sample: { names: '<type> <id>', create: createSample, guide: 'docs/add-a-sample-page.md' },
  object: { names: '<id> <sample>', create: createObject, guide: 'docs/add-a-printed-object.md' },
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
function create(): void {
  const [name = '', first = '', second = ''] = process.argv.slice(2);
  const kind = KINDS[name];
  if (!kind) {
    const all = Object.entries(KINDS).map(([word, { names }]) => `pnpm new ${word} ${names}`);
    throw new Error(`There is no kind ${JSON.stringify(name)}. Say one of:\n${all.join('\n')}`);
  }
  const workspace = new Workspace(ROOT);
  kind.create(workspace, first, second);
  const written = [...workspace.written];
  const commands = [
    [process.execPath, 'packages/content/scripts/build-messages.ts'],
    // Where a line breaks depends on the length of the id.
    ['prettier', '--write', '--log-level=warn', ...written],
  ] as const;
  const failed = commands.some(
    ([command, ...options]) =>
      spawnSync(command, options, { cwd: ROOT, stdio: 'inherit' }).status !== 0,
  );
  console.log(`\n${written.join('\n')}\n\nWhat comes next: ${kind.guide}.`);
  if (failed) process.exitCode = 1;
}

await runCommand(create);
