import { hash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const FILES = {
  display: '@waypage/ui/fonts/special-gothic.woff2',
  text: '@waypage/ui/fonts/hanken-grotesk.woff2',
} as const;

export type FontFiles = Readonly<Record<keyof typeof FILES, string>>;

/** Writes the two web fonts and their style sheet to the assets of a build, with content hashes in their names. */
export async function writeFonts(dist: string, writeSheet: (files: FontFiles) => string) {
  const writeAsset = async (file: string, content: string | Buffer): Promise<string> => {
    const { name, ext } = path.parse(file);
    const url = `/assets/${name}-${hash('sha256', content).slice(0, 8)}${ext}`;
    await writeFile(path.join(dist, url), content);
    return url;
  };
  const copyFont = async (specifier: string): Promise<string> => {
    const file = fileURLToPath(import.meta.resolve(specifier));
    return writeAsset(file, await readFile(file));
  };
  await mkdir(path.join(dist, 'assets'), { recursive: true });
  const files = { display: await copyFont(FILES.display), text: await copyFont(FILES.text) };
  return { files, sheet: await writeAsset('fonts.css', writeSheet(files)) };
}
