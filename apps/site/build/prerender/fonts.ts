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
  const { name, ext } = path.parse(file);
  return writeAsset(folder, name, ext, await readFile(file));
}

async function writeAsset(
  folder: string,
  name: string,
  extension: string,
  content: string | Uint8Array,
): Promise<string> {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  const file = `${name}-${hash}${extension}`;
  await writeFile(path.join(folder, file), content);
  return `/assets/${file}`;
}

export type FontFiles = Readonly<Record<keyof typeof FILES, string>>;

export interface Fonts {
  readonly files: FontFiles;
  readonly sheet: string;
}

/**
 * Writes the two web fonts and their style sheet to the assets of a build, with content hashes in their names.
 *
 * @param writeSheet returns the sheet for the URLs of the fonts
 */
export async function writeFonts(
  dist: string,
  writeSheet: (files: FontFiles) => string,
): Promise<Fonts> {
  const folder = path.join(dist, 'assets');
  await mkdir(folder, { recursive: true });
  const files = {
    display: await copyFont(FILES.display, folder),
    text: await copyFont(FILES.text, folder),
  };
  return { files, sheet: await writeAsset(folder, 'fonts', '.css', writeSheet(files)) };
}
