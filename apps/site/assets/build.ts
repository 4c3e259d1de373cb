import { mkdir, rm, writeFile } from 'node:fs/promises';
import { drawCards } from './cards.ts';
import { drawOpenGraph } from './open-graph.ts';
import { drawHalftones } from './pictures.ts';

// Draws the pictures of the site into public/images, which is not in the repository.
const images = new URL('../public/images/', import.meta.url);

async function write(folder: string, files: ReadonlyMap<string, Buffer>): Promise<void> {
  const directory = new URL(`${folder}/`, images);
  await mkdir(directory, { recursive: true });
  for (const [name, bytes] of files) await writeFile(new URL(name, directory), bytes);
}

await rm(images, { recursive: true, force: true });
await write('cards', await drawCards());
await write('halftones', await drawHalftones());
await write('og', await drawOpenGraph(process.env['VITE_MARKETING_HOST'] ?? ''));
