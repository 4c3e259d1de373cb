import { diffWordsWithSpace } from 'diff';
import { KINDS, type Change } from './find-changes.ts';
import type { Pictures } from './take-pictures.ts';

const CSS = `
:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
body { max-width: 1400px; margin: auto; padding: 16px; }
table { width: 100%; border-collapse: collapse; table-layout: fixed; }
th, td { padding: 6px 8px; border-top: 1px solid #8886; text-align: start; vertical-align: top; overflow-wrap: anywhere; }
th:last-child { width: 18%; }
del { background: #f002; text-decoration: none; } ins { background: #0a03; text-decoration: none; }
img { width: 100%; border: 1px solid #8886; }
`;

const escape = (text: string) =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** The cell of one side, with its own words marked. */
function writeSide(tag: 'del' | 'ins', { before, after }: Change): string {
  const parts = diffWordsWithSpace(before ?? '', after ?? '')
    .filter(({ added, removed }) => !(tag === 'del' ? added : removed))
    .map(({ value, added, removed }) =>
      added || removed ? `<${tag}>${escape(value)}</${tag}>` : escape(value),
    );
  return `<td>${parts.join('')}</td>`;
}

function listPages([first = '', ...others]: readonly string[]): string {
  if (others.length === 0) return escape(first);
  return `<details><summary>${escape(first)} and ${others.length} more</summary>${others.map(escape).join('<br>')}</details>`;
}

const table = (rows: readonly string[]) =>
  rows.length === 0
    ? '<p>None.</p>'
    : `<table><tr><th scope="col">Before<th scope="col">After<th scope="col">Where</tr>${rows.join('')}</table>`;

function writeSection(kind: Change['kind'], changes: readonly Change[]): string {
  const tables = [...new Set(changes.map(({ language }) => language))].sort().map((language) => {
    const rows = changes
      .filter((change) => change.language === language)
      .sort((one, other) => other.pages.length - one.pages.length)
      .map(
        (one) =>
          `<tr>${writeSide('del', one)}${writeSide('ins', one)}<td>${listPages(one.pages)}</td></tr>`,
      );
    return `<h3>${language} (${rows.length})</h3>${table(rows)}`;
  });
  return `<h2 id="${kind}">${KINDS[kind]} (${changes.length})</h2>${tables.join('') || table([])}`;
}

/** Writes one HTML page that needs no other file. `pictures` is undefined when none were taken. */
export function writeReport(
  names: readonly [before: string, after: string],
  changes: readonly Change[],
  pictures: readonly Pictures[] | undefined,
): string {
  const kinds = Object.keys(KINDS) as Change['kind'][];
  const figures = (pictures ?? []).map(
    ({ path, before, after, differing }) =>
      `<tr><td><img src="${before}" alt="Before"></td><td><img src="${after}" alt="After"></td><td>${escape(path)}<br>${(100 * differing).toFixed(2)} % differ</td></tr>`,
  );
  return [
    '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    `<title>What changed</title><style>${CSS}</style>`,
    `<h1>What changed</h1><p>From <b>${escape(names[0])}</b> to <b>${escape(names[1])}</b></p>`,
    `<p>${[...kinds, 'pictures'].map((kind) => `<a href="#${kind}">${kind}</a>`).join(' · ')}</p>`,
    ...kinds.map((kind) =>
      writeSection(
        kind,
        changes.filter((change) => change.kind === kind),
      ),
    ),
    `<h2 id="pictures">Pictures that differ (${pictures?.length ?? 'not taken'})</h2>${table(figures)}`,
    '</html>\n',
  ].join('\n');
}
