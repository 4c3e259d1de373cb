import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const FILES = {
  display: '@waypage/ui/fonts/special-gothic.woff2',
  text: '@waypage/ui/fonts/hanken-grotesk.woff2',
} as const;

async function copyFont(specifier: string, folder: string): Promise<string> {
  const file = fileURLToPath(import.meta.resolve(specifier));
  const bytes = await readFile(file);
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  const { name, ext } = path.parse(file);
  const copy = `${name}-${hash}${ext}`;
  await writeFile(path.join(folder, copy), bytes);
  return `/assets/${copy}`;
}

/**
 * Puts the two web faces among the assets of a build, under names that change with their content.
 *
 * @returns their addresses
 */
export async function copyFonts(
  dist: string,
): Promise<Readonly<Record<keyof typeof FILES, string>>> {
  const folder = path.join(dist, 'assets');
  await mkdir(folder, { recursive: true });
  return {
    display: await copyFont(FILES.display, folder),
    text: await copyFont(FILES.text, folder),
  };
}
