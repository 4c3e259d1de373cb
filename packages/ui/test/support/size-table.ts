const start = '<!-- sizes: written by `pnpm sizes` -->';
const end = '<!-- end of sizes -->';

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(2);

function between(readme: string): readonly [from: number, to: number] {
  const from = readme.indexOf(start);
  const to = readme.indexOf(end);
  if (from < 0 || to < from) {
    throw new Error(`README.md has lost its marks "${start}" and "${end}". Put them back.`);
  }
  return [from + start.length, to];
}

interface Size {
  readonly name: string;
  readonly gzip: number;
}

/** Size in bytes from which an import has a row. */
export const ROW_FROM = 5000;

/** Whether an import has a row: one button, one icon, and every large one. */
export const hasRow = ({ name, gzip }: Size) => name.includes(' ') || gzip >= ROW_FROM;

export function withSizes(readme: string, sizes: readonly Size[]): string {
  const cells = [
    ['Import', 'kB gzip'],
    ...sizes
      .filter(hasRow)
      .map(({ name, gzip }) => [name.includes(' ') ? name : `\`${name}\``, kilobytes(gzip)]),
  ];
  const width = Math.max(...cells.map(([name = '']) => name.length));
  const rows = cells.map(
    ([name = '', size = '']) => `| ${name.padEnd(width)} | ${size.padStart(7)} |`,
  );
  rows.splice(1, 0, `| ${'-'.repeat(width)} | ${'-'.repeat(6)}: |`);
  const [from, to] = between(readme);
  return `${readme.slice(0, from)}\n\n${rows.join('\n')}\n\n${readme.slice(to)}`;
}

export function readSizes(readme: string): ReadonlyMap<string, number> {
  const rows = readme.slice(...between(readme)).matchAll(/^\| `?([^|`]+?)`? +\| +([\d.]+) \|$/gm);
  return new Map([...rows].map(([, name = '', size]) => [name, Number(size) * 1000]));
}
