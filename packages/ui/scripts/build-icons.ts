/**
 * Writes `src/icons/line`, `src/icons/fill` and `src/icons/index.ts` from the paths of the icon
 * sets, so that an application carries the icons it uses and no icon library. Every icon is a module
 * of its own: a bundler puts whole modules into a chunk, so a module of many icons would go as one
 * to the chunk that is loaded first. To add an icon, add its name below, run the script and commit
 * the result.
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const lucide = [
  'Activity',
  'ArrowDown',
  'ArrowLeft',
  'ArrowRight',
  'ArrowUp',
  'ArrowUpRight',
  'AtSign',
  'Blocks',
  'BookOpen',
  'Boxes',
  'CalendarClock',
  'Camera',
  'Check',
  'ChevronDown',
  'ChevronsUpDown',
  'CircleAlert',
  'CircleHelp',
  'Clapperboard',
  'Contact',
  'Ellipsis',
  'Eye',
  'EyeOff',
  'FileText',
  'Globe',
  'Image',
  'Images',
  'Info',
  'KeyRound',
  'LayoutTemplate',
  'Link',
  'List',
  'ListMusic',
  'Mail',
  'MapPin',
  'Menu',
  'MessageSquare',
  'Minus',
  'Package',
  'Palette',
  'Pause',
  'PawPrint',
  'PenTool',
  'Pencil',
  'Phone',
  'Play',
  'Plus',
  'QrCode',
  'Route',
  'Ruler',
  'Scissors',
  'Smartphone',
  'Split',
  'Star',
  'Store',
  'Tag',
  'Ticket',
  'TriangleAlert',
  'UserPlus',
  'X',
];

const phosphor = ['FacebookLogo', 'InstagramLogo', 'LinkedinLogo', 'XLogo', 'YoutubeLogo'];

/** What the set now calls icons of the list above. */
const renamed: Readonly<Record<string, string>> = {
  CircleAlert: 'circle-exclamation-point',
  CircleHelp: 'circle-question-mark',
  TriangleAlert: 'triangle-exclamation-point',
};

/** Strokes that differ from the set's, as the design asks. */
const strokes: Readonly<Record<string, number>> = { Check: 2.25 };

/** Those that point along the line; the theme sheet turns them around where that runs from right to left. */
const pointing = ['ArrowLeft', 'ArrowRight', 'ArrowUpRight'];

type IconNode = readonly (readonly [string, Readonly<Record<string, string>>])[];

const kebab = (name: string): string =>
  name.replace(/[A-Z]/g, (letter, index) => (index ? '-' : '') + letter.toLowerCase());

function component(name: string, base: string, shapes: string, props = ''): string {
  return `/** ${base === 'LineIcon' ? 'Lucide' : 'Phosphor fill'}: ${kebab(name)}. */\nexport function ${name}Icon(props: IconProps) {\n  return (\n    <${base}${props} {...props}>\n${shapes}\n    </${base}>\n  );\n}\n`;
}

async function lineIcon(name: string): Promise<string> {
  const { __iconData } = (await import(`lucide-react/icons/${renamed[name] ?? kebab(name)}`)) as {
    __iconData: { node: IconNode };
  };
  const shapes = __iconData.node.map(([tag, { key: _key, ...attributes }]) => {
    const list = Object.entries(attributes).map(([key, value]) => `${key}="${value}"`);
    return `      <${tag} ${list.join(' ')} />`;
  });
  const stroke = strokes[name];
  return component(
    name,
    'LineIcon',
    shapes.join('\n'),
    (stroke === undefined ? '' : ` strokeWidth={${String(stroke)}}`) +
      (pointing.includes(name) ? ' data-points=""' : ''),
  );
}

async function fillIcon(name: string): Promise<string> {
  const source = import.meta.resolve(`@phosphor-icons/core/assets/fill/${kebab(name)}-fill.svg`);
  const svg = await readFile(fileURLToPath(source), 'utf8');
  const shapes = Array.from(svg.matchAll(/<path d="[^"]+"/g), ([path]) => `      ${path} />`);
  return component(name, 'FillIcon', shapes.join('\n'));
}

const sets = [
  {
    folder: 'line',
    base: 'LineIcon',
    credit: 'Paths: Lucide, ISC licence; see LICENSES.md.',
    names: lucide,
    icon: lineIcon,
  },
  {
    folder: 'fill',
    base: 'FillIcon',
    credit: 'Paths: Phosphor, MIT licence; see LICENSES.md.',
    names: phosphor,
    icon: fillIcon,
  },
];

const root = new URL('../src/icons/', import.meta.url);
const origin = '// Written by scripts/build-icons.ts.';
const exported: string[] = [];

for (const { folder, base, credit, names, icon } of sets) {
  const target = new URL(`${folder}/`, root);
  const head = `${origin} ${credit}\nimport { ${base}, type IconProps } from '../base.js';\n\n`;
  const modules = await Promise.all(
    names.map(async (name) => ({ file: `${kebab(name)}.tsx`, code: head + (await icon(name)) })),
  );
  await rm(target, { recursive: true, force: true });
  await mkdir(target);
  await Promise.all(modules.map(({ file, code }) => writeFile(new URL(file, target), code)));
  exported.push(
    ...names.map((name) => `export { ${name}Icon } from './${folder}/${kebab(name)}.js';\n`),
  );
}

await writeFile(
  new URL('index.ts', root),
  `${origin}\nexport type { IconProps } from './base.js';\n${exported.join('')}`,
);
