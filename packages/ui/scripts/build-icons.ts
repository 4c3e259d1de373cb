/**
 * Writes `src/icons/line.tsx` and `fill.tsx` from the paths of the icon sets, so that an application bundles only the icons
 * it uses, without an icon library; the build makes a module of each. To add an icon, add its name below, run the script
 * and commit the result.
 */
import { readFile, writeFile } from 'node:fs/promises';
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

/** Current names in the set of icons that the list above uses under their former ones. */
const renamed: Readonly<Record<string, string>> = {
  CircleAlert: 'circle-exclamation-point',
  CircleHelp: 'circle-question-mark',
  TriangleAlert: 'triangle-exclamation-point',
};

/** Stroke widths that differ from the set's, as the design requires. */
const strokes: Readonly<Record<string, number>> = { Check: 2.25 };

/** Directional icons: the theme sheet mirrors them in right-to-left text. */
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
  { file: 'line', base: 'LineIcon', credit: 'Lucide, ISC', names: lucide, icon: lineIcon },
  { file: 'fill', base: 'FillIcon', credit: 'Phosphor, MIT', names: phosphor, icon: fillIcon },
];

const folder = new URL('../src/icons/', import.meta.url);

for (const { file, base, credit, names, icon } of sets) {
  const head = `// Written by scripts/build-icons.ts. Paths: ${credit} licence; see LICENSES.md.\nimport { ${base}, type IconProps } from './base.js';\n`;
  const icons = await Promise.all(names.map(icon));
  await writeFile(new URL(`${file}.tsx`, folder), [head, ...icons].join('\n'));
}
