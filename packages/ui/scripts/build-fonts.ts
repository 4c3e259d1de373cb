/**
 * Writes `fonts/`: the two web fonts, cut to the axes and characters the design uses, with their
 * licences. Run after an update of the font packages, and commit the result.
 */
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { fontCharacterSet, headingCharacterSet } from './font-character-set.ts';

const target = new URL('../fonts/', import.meta.url);

// The features are those that browsers apply by themselves, and figures of one width, which prices ask for. Each other one
// (fractions, say) brings glyphs of its own: 4.4 kB of the two files. In headings, which are tracked, browsers join no letters.
const faces = [
  {
    name: 'special-gothic',
    file: 'special-gothic-latin-standard-normal.woff2',
    characters: headingCharacterSet,
    keepFeatures: ['ccmp', 'kern', 'tnum'],
    variationAxes: { wght: 640, wdth: { min: 75, max: 125 } },
  },
  {
    name: 'hanken-grotesk',
    file: 'hanken-grotesk-latin-wght-normal.woff2',
    characters: fontCharacterSet,
    keepFeatures: ['ccmp', 'kern', 'liga', 'tnum'],
    variationAxes: { wght: { min: 400, max: 700 } },
  },
] as const;

await mkdir(target, { recursive: true });
for (const { name, file, characters, keepFeatures, variationAxes } of faces) {
  const source = import.meta.resolve(`@fontsource-variable/${name}/files/${file}`);
  const face = await subsetFont(await readFile(fileURLToPath(source)), characters, {
    targetFormat: 'woff2',
    variationAxes,
    keepFeatures,
  });
  await writeFile(new URL(`${name}.woff2`, target), face);
  await copyFile(new URL('../LICENSE', source), new URL(`${name}.LICENSE.txt`, target));
  console.log(`${name}.woff2  ${String(face.byteLength)} bytes`);
}
