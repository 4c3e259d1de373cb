/**
 * Writes `fonts/`: the two web fonts, subset to the axes and characters that the design uses, with their licenses. Run
 * it after an update of the font packages, and commit the result.
 */
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { fontCharacterSet } from './font-character-set.ts';

// The features that browsers apply by default, and tabular digits for prices. Each other feature (fractions, for
// example) adds glyphs: 4.4 kB in both files.
const keepFeatures = ['ccmp', 'kern', 'liga', 'tnum'];

const target = new URL('../fonts/', import.meta.url);

const faces = [
  {
    name: 'special-gothic',
    file: 'special-gothic-latin-standard-normal.woff2',
    variationAxes: { wght: 640, wdth: { min: 75, max: 125 } },
  },
  {
    name: 'hanken-grotesk',
    file: 'hanken-grotesk-latin-wght-normal.woff2',
    variationAxes: { wght: { min: 400, max: 700 } },
  },
] as const;

await mkdir(target, { recursive: true });
for (const { name, file, variationAxes } of faces) {
  const source = import.meta.resolve(`@fontsource-variable/${name}/files/${file}`);
  const face = await subsetFont(await readFile(fileURLToPath(source)), fontCharacterSet, {
    targetFormat: 'woff2',
    variationAxes,
    keepFeatures,
  });
  await writeFile(new URL(`${name}.woff2`, target), face);
  await copyFile(new URL('../LICENSE', source), new URL(`${name}.LICENSE.txt`, target));
  console.log(`${name}.woff2  ${String(face.byteLength)} bytes`);
}
