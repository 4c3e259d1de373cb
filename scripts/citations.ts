import { dirname, join, normalize } from 'node:path';

/** A text file of the repository. */
export interface TextFile {
  /** From the root of the repository, with slashes. */
  readonly path: string;
  readonly text: string;
}

/** What the repository has. */
export interface Repository {
  readonly files: readonly TextFile[];
  /** Whether there is a file or a folder at a path from the root. */
  readonly has: (path: string) => boolean;
}

const isMarkdown = (path: string) => /\.mdx?$/.test(path);

/** Documents of other places, which no comment may cite: nobody who reads the code can open them. */
const ELSEWHERE = /\b(?:specification|art direction|outline|architecture),\s+sections?\s+\d/gi;
const LINK = /\]\(\s*<?([^)\s>]+)>?[^)]*\)|<(?:a|img)\s[^>]*?(?:href|src)="([^"]+)"/g;
const DOCUMENT = /(?<![\w/.@{-])((?:\.{1,2}\/)*(?:[\w-]+\/)*[\w.-]*[\w-]\.mdx?)\b(?!`?\]\()/g;
const DECISION = /\bdecisions?[ /](\d{4})\b/g;
const SECTIONS =
  /\b(docs\/[\w-]+\.md|product\.md|design\.md)((?:(?:,|;)?(?:\s+and)?\s+sections?\s+\d+(?:(?:,\s+|\s+and\s+)\d+)*(?:,\s+"[^"]+")?,?)+)/g;
const SECTION = /sections?\s+(\d+(?:(?:,\s+|\s+and\s+)\d+)*)(?:,\s+"([^"]+)")?/g;

const SOURCE_MARKS = /^\s*(?:\/\*\*?|\*\/|\*|\/\/)/gm;

/** What the releases write when there is one. */
const WRITTEN_LATER = new Set(['CHANGELOG.md']);

/** A text with spaces in the place of what a pattern finds; lines stay where they are. */
function blankOut(text: string, pattern: RegExp): string {
  return text.replaceAll(pattern, (part) => part.replaceAll(/[^\n]/g, ' '));
}

/** Comments of a source, everything else blank; marks at the start of lines too, so that sentences run on. */
function commentsOf(text: string): string {
  const code =
    /('|"|`)(?:\\.|(?!\1)[^\\\n])*\1|(\/\*[\s\S]*?\*\/|(?<!:)\/\/[^\n]*)|[^'"`/]+|[\s\S]/g;
  const comments = text.replaceAll(
    code,
    (part: string, _quote: string, comment?: string) => comment ?? blankOut(part, /[^]+/g),
  );
  return blankOut(comments, SOURCE_MARKS);
}

/** Prose of a document: blocks of code blank. */
const proseOf = (text: string) => blankOut(text, /^(`{3,})[\s\S]*?^\1/gm);

const isSource = (path: string) => /\.[cm]?[jt]sx?$/.test(path);

function readable({ path, text }: TextFile): string {
  if (isMarkdown(path)) return proseOf(text);
  if (isSource(path)) return commentsOf(text);
  return blankOut(text, /^\s*#/gm);
}

/** What cites sections: titles of tests do, too. */
function withTitles(file: TextFile): string {
  return isSource(file.path) ? blankOut(file.text, SOURCE_MARKS) : readable(file);
}

/** The anchor that GitHub gives a heading. */
export function anchorOf(heading: string): string {
  return heading
    .trim()
    .toLowerCase()
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(/\s/g, '-');
}

function anchorsOf(text: string): ReadonlySet<string> {
  return new Set(
    [...proseOf(text).matchAll(/^#{1,6}\s+(.+)$/gm)].map(([, heading = '']) => anchorOf(heading)),
  );
}

/** Text below the heading `## {number}.`; undefined where there is none. */
function sectionOf(text: string, number: string): string | undefined {
  const [, below] = text.split(new RegExp(`^## ${number}\\. `, 'm'));
  return below?.split(/^## /m)[0];
}

const hasTitle = (section: string, title: string) =>
  section.split('\n').some((line) => line.replace(/^#{3,} /, '') === title && line !== title) ||
  section.includes(`**${title}**`) ||
  section.includes(`**${title}.**`);

/** Each citation of a document, a section or a link that is not there, as `file:line: what`. */
export function findBrokenCitations({ files, has }: Repository): string[] {
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  const packages = files
    .filter(({ path }) => path.endsWith('package.json'))
    .map(({ path }) => dirname(path));
  const found: string[] = [];

  for (const file of files) {
    const { path } = file;
    const folder = dirname(path);
    const text = readable(file);
    const tell = (index: number | undefined, what: string): void => {
      const line = text.slice(0, index ?? 0).split('\n').length;
      found.push(`${path}:${String(line)}: ${what.replaceAll(/\s+/g, ' ')}`);
    };
    /** The folders that a name in a file may start from: its own, its package's, the repository's. */
    const homes = [folder, ...packages.filter((home) => path.startsWith(`${home}/`)), '.'];
    const isThere = (name: string) =>
      homes.some(
        (home) => has(normalize(join(home, name))) || has(normalize(join(home, 'docs', name))),
      );

    for (const { index, 0: what } of text.matchAll(ELSEWHERE)) tell(index, what);
    for (const { index, 1: name = '' } of text.matchAll(DOCUMENT)) {
      if (!WRITTEN_LATER.has(name) && !isThere(name)) tell(index, name);
    }
    for (const { index, 0: what, 1: number = '' } of text.matchAll(DECISION)) {
      if (![...texts.keys()].some((known) => known.startsWith(`docs/decisions/${number}-`))) {
        tell(index, what);
      }
    }
    for (const { index, 1: name = '', 2: sections = '' } of withTitles(file).matchAll(SECTIONS)) {
      const document = texts.get(name) ?? texts.get(`docs/${name}`) ?? '';
      for (const { 0: what, 1: numbers = '', 2: title } of sections.matchAll(SECTION)) {
        const cited = (numbers.match(/\d+/g) ?? []).map((number) => sectionOf(document, number));
        const wanted = title?.replaceAll(/\s+/g, ' ');
        const isKnown =
          !cited.includes(undefined) &&
          (wanted === undefined || cited.some((section = '') => hasTitle(section, wanted)));
        if (!isKnown) tell(index, `${name}, ${what}`);
      }
    }
    if (!isMarkdown(path)) continue;
    for (const { index, 1: inline, 2: html } of text.matchAll(LINK)) {
      const target = inline ?? html ?? '';
      if (/^(?:[a-z]+:|\/\/|\/|\?)/i.test(target) || path.endsWith('.mdx')) continue;
      const [name = '', anchor = ''] = target.split('#');
      const place = name === '' ? path : normalize(join(folder, decodeURI(name)));
      if (!has(place)) tell(index, target);
      const linked = texts.get(place);
      const isApiReference = place.includes('/reference/');
      if (anchor === '' || linked === undefined || isApiReference) continue;
      if (!anchorsOf(linked).has(anchor)) tell(index, target);
    }
  }
  return found;
}
