import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, normalize, sep } from 'node:path';

import { ROOT } from './processes.ts';

/** Draws docs/architecture.svg from what is there: `pnpm architecture`; `--check` only compares. */
const PICTURE = join(ROOT, 'docs/architecture.svg');
const SOURCES = 'apps/site/src';

/** A box, and the boxes that it uses. */
export interface Box {
  readonly name: string;
  readonly note: string;
  readonly uses: readonly string[];
  /** What it uses to build and to test itself only. */
  readonly usesInTests: readonly string[];
}

interface Manifest {
  readonly name: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

/** What each application and package is, in a few words. */
const NOTES: Readonly<Record<string, string>> = {
  '@waypage/site': 'the site, prerendered',
  '@waypage/designer': 'the QR designer',
  '@waypage/sandbox': 'stand-in for the other hosts',
  '@waypage/storybook': 'the catalogue',
  '@waypage/ui': 'the React kit',
  '@waypage/api-client': 'calls and links',
  '@waypage/content': 'words, numbers, prices',
  '@waypage/outlines': 'letters and shapes as paths',
  app: 'what runs every page',
  pages: 'one folder a page',
  layout: 'header, footer, head',
  features: 'what a visitor does',
  components: 'what pages share',
  samples: "made-up customers' pages",
  services: 'hosts, calls, links, languages',
  browser: 'focus, scrolling, presses',
};

const workspacePackages = (dependencies: Readonly<Record<string, string>> = {}) =>
  Object.keys(dependencies).filter((name) => name.startsWith('@waypage/'));

/** The applications and packages of the workspace. */
export function readPackages(root: string): Box[] {
  return globSync('{apps,packages}/*/package.json', { cwd: root })
    .toSorted()
    .map((file) => JSON.parse(readFileSync(join(root, file), 'utf8')) as Manifest)
    .map(({ name, dependencies, devDependencies }) => ({
      name,
      note: NOTES[name] ?? '',
      uses: workspacePackages(dependencies),
      usesInTests: workspacePackages(devDependencies),
    }));
}

/** The folders of the site, with what their modules import from each other. */
export function readFolders(root: string): Box[] {
  const uses = new Map<string, Set<string>>();
  for (const file of globSync('*/**/*.{ts,tsx}', { cwd: join(root, SOURCES) })) {
    if (/\.(?:test|stories)\.tsx?$/.test(file)) continue;
    const [folder = ''] = file.split(sep);
    const known = uses.get(folder) ?? new Set<string>();
    uses.set(folder, known);
    const text = readFileSync(join(root, SOURCES, file), 'utf8');
    for (const [, specifier = ''] of text.matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)) {
      const [target = ''] = normalize(join(dirname(file), specifier)).split(sep);
      if (target !== folder && target !== '..') known.add(target);
    }
  }
  return [...uses]
    .toSorted(([first], [second]) => (first < second ? -1 : 1))
    .map(([name, used]) => ({
      name,
      note: NOTES[name] ?? '',
      uses: [...used].filter((target) => uses.has(target)).toSorted(),
      usesInTests: [],
    }));
}

/** Boxes in rows: each stands above all that it uses. Throws where boxes use each other in a circle. */
export function inRows(boxes: readonly Box[]): Box[][] {
  const byName = new Map(boxes.map((box) => [box.name, box]));
  const depths = new Map<string, number>();
  function depthOf(name: string, path: readonly string[]): number {
    if (path.includes(name)) throw new Error(`A circle of imports: ${[...path, name].join(' > ')}`);
    const known = depths.get(name);
    if (known !== undefined) return known;
    const below = byName.get(name)?.uses ?? [];
    const depth = Math.max(-1, ...below.map((used) => depthOf(used, [...path, name]))) + 1;
    depths.set(name, depth);
    return depth;
  }
  const deepest = Math.max(...boxes.map(({ name }) => depthOf(name, [])));
  return Array.from({ length: deepest + 1 }, (_, row) =>
    boxes.filter(({ name }) => depths.get(name) === deepest - row),
  );
}

/** The boxes without what they use through another one anyway, so that a picture of them can be read. */
export function withoutDetours(boxes: readonly Box[]): Box[] {
  const byName = new Map(boxes.map((box) => [box.name, box]));
  const reaches = (from: string, to: string): boolean =>
    (byName.get(from)?.uses ?? []).some((used) => used === to || reaches(used, to));
  return boxes.map((box) => ({
    ...box,
    uses: box.uses.filter((used) => !box.uses.some((other) => reaches(other, used))),
  }));
}

const WIDTH = 960;
const BOX = { width: 216, height: 58, gap: 56 };
const INK = '#15140f';

interface Place {
  readonly x: number;
  readonly y: number;
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Three square corners and a round one. */
const shape = ({ x, y }: Place) =>
  `M${String(x)} ${String(y)}h${String(BOX.width)}v${String(BOX.height - 14)}a14 14 0 0 1-14 14H${String(x)}z`;

function line(from: Place, to: Place, isDashed: boolean): string {
  const x1 = from.x + BOX.width / 2;
  const y1 = from.y + BOX.height;
  const x2 = to.x + BOX.width / 2;
  const bend = (to.y - y1) / 2;
  const path = `M${String(x1)} ${String(y1)}C${String(x1)} ${String(y1 + bend)} ${String(x2)} ${String(to.y - bend)} ${String(x2)} ${String(to.y - 7)}`;
  return `<path d="${path}"${isDashed ? ' stroke-dasharray="5 5"' : ''} marker-end="url(#arrow)"/>`;
}

function drawRows(rows: readonly (readonly Box[])[], top: number): { svg: string; bottom: number } {
  const places = new Map<string, Place>();
  const all = rows.flat();
  /** Where those stand that use a box, on average: there it belongs, so that lines go straight down. */
  function middleOfUsers(name: string): number {
    const users = all.filter(({ uses }) => uses.includes(name));
    const sum = users.reduce((total, user) => total + (places.get(user.name)?.x ?? 0), 0);
    return users.length === 0 ? 0 : sum / users.length;
  }
  rows.forEach((unsorted, index) => {
    const row = unsorted.toSorted(
      (first, second) => middleOfUsers(first.name) - middleOfUsers(second.name),
    );
    const gap = (WIDTH - row.length * BOX.width) / (row.length + 1);
    row.forEach(({ name }, column) => {
      places.set(name, {
        x: Math.round(gap + column * (BOX.width + gap)),
        y: top + index * (BOX.height + BOX.gap),
      });
    });
  });
  const lines = all.flatMap(({ name, uses, usesInTests }) =>
    [...uses, ...usesInTests].map((used) => {
      const from = places.get(name);
      const to = places.get(used);
      return from && to ? line(from, to, !uses.includes(used)) : '';
    }),
  );
  const drawn = all.map(({ name, note }) => {
    const place = places.get(name) ?? { x: 0, y: 0 };
    const x = String(place.x + 16);
    return [
      `<path d="${shape(place)}" fill="#faf9f6" stroke="${INK}" stroke-width="2"/>`,
      `<text x="${x}" y="${String(place.y + 25)}" font-weight="700">${escape(name)}</text>`,
      `<text x="${x}" y="${String(place.y + 45)}" font-size="13" fill="#4c4a42">${escape(note)}</text>`,
    ].join('');
  });
  return {
    svg: `<g fill="none" stroke="#ff4b1f" stroke-width="2">${lines.join('')}</g>\n${drawn.join('\n')}`,
    bottom: top + rows.length * (BOX.height + BOX.gap) - BOX.gap,
  };
}

/** The whole picture. */
export function drawArchitecture(packages: readonly Box[], folders: readonly Box[]): string {
  const title = (text: string, y: number) =>
    `<text x="24" y="${String(y)}" font-size="20" font-weight="700">${text}</text>`;
  const above = drawRows(inRows(packages), 64);
  const middle = above.bottom + 64;
  const below = drawRows(inRows(withoutDetours(folders)), middle + 24);
  const height = below.bottom + 32;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${String(WIDTH)} ${String(height)}" font-family="Arial, sans-serif" font-size="16" fill="${INK}">
<title>Written by scripts/architecture.ts</title>
<defs><marker id="arrow" viewBox="0 0 8 8" refX="4" refY="4" markerWidth="5" markerHeight="5" orient="auto"><path d="M0 0l8 4-8 4z" fill="#ff4b1f"/></marker></defs>
<rect width="${String(WIDTH)}" height="${String(height)}" fill="#edece6"/>
${title('Workspaces (dashed: for tests only)', 40)}
${above.svg}
${title(`Folders of ${SOURCES}: what uses what, directly or through what stands between`, middle)}
${below.svg}
</svg>
`;
}

if (import.meta.main) {
  const drawn = drawArchitecture(readPackages(ROOT), readFolders(ROOT));
  if (!process.argv.includes('--check')) writeFileSync(PICTURE, drawn);
  else if (readFileSync(PICTURE, 'utf8') !== drawn) {
    console.error('docs/architecture.svg is older than the code. Run: pnpm architecture');
    process.exitCode = 1;
  }
}
