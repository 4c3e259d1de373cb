import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { DEFAULT_LOCALE } from '@waypage/content';
import { ROOT, runCommand } from '@waypage/scripts/processes.ts';
import { isMainTextChanged, updateTextDates, type TextDates } from '../prerender/text-dates.ts';
import { compareReleases, type Comparison } from './find-changes.ts';
import { openRelease } from './open-release.ts';
import { takePictures } from './take-pictures.ts';
import { writeReport } from './write-report.ts';
import { localeOfPath } from '#services/i18n/localized-path.ts';

// Compares a build with an earlier release, in one HTML page, and says whose main text changed:
//   pnpm compare <folder | host> [--after apps/site/dist] [--to test-results/compare.html] [--no-pictures] [--record]

const RECORD = resolve(import.meta.dirname, '../prerender/text-dates.json');
const MAX_PICTURES = 24;

/** The English pages that changed, after the first of each kind: styles change all of a kind alike. */
function choosePages({ changes, pages }: Comparison): string[] {
  const english = [...pages].flatMap(([path, { before }]) =>
    before === undefined || localeOfPath(path) !== DEFAULT_LOCALE ? [] : path,
  );
  const kinds = english.map((path) => path.replace(/^(\/[^/]+\/).+/, '$1'));
  const firsts = english.filter((_, at) => kinds.indexOf(kinds[at] ?? '') === at);
  const changed = changes.flatMap((change) => (/text|price/.test(change.kind) ? change.pages : []));
  const others = english.filter((path) => changed.includes(path));
  return [...new Set([...firsts, ...others])].slice(0, MAX_PICTURES);
}

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    options: {
      after: { type: 'string', default: resolve(ROOT, 'apps/site/dist') },
      to: { type: 'string', default: resolve(ROOT, 'test-results/compare.html') },
      pictures: { type: 'boolean', default: true },
      record: { type: 'boolean', default: false },
    },
    allowNegative: true,
    allowPositionals: true,
  });
  const [source, ...more] = positionals;
  if (source === undefined || more.length > 0) {
    throw new Error(
      'Name one release to compare with: pnpm compare https://waypage.example, or a folder.',
    );
  }
  const before = await openRelease(source);
  const after = await openRelease(values.after);
  const comparison = await compareReleases(before, after);
  const { changes, pages } = comparison;
  const pictures = values.pictures
    ? await takePictures(before, after, choosePages(comparison))
    : undefined;
  const changed = [...pages].filter(([, page]) => isMainTextChanged(page));
  await mkdir(dirname(values.to), { recursive: true });
  await writeFile(values.to, writeReport([before.name, after.name], changes, pictures));
  const list = { mainTextChanged: changed.map(([path]) => path) };
  await writeFile(values.to.replace(/(?:\.html)?$/, '.json'), `${JSON.stringify(list, null, 2)}\n`);
  if (values.record) {
    const indexed = [...pages].filter(([, page]) => !page.after.includes('content="noindex'));
    const record = JSON.parse(await readFile(RECORD, 'utf8')) as TextDates;
    const today = new Date().toISOString().slice(0, 10);
    const next = updateTextDates(record, new Map(indexed), today);
    await writeFile(RECORD, `${JSON.stringify(next, null, 2)}\n`);
  }
  console.log(
    `${changes.length} changes, ${changed.length} pages whose main text changed: ${relative('.', values.to)}`,
  );
});
