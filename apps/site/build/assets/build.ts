import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { createLinks } from '@waypage/api-client';
import { DEFAULT_LOCALE, LOCALES } from '@waypage/content';
import { loadMessages, MESSAGE_NAMESPACES } from '@waypage/content/messages';
import { ROOT } from '@waypage/scripts/processes.ts';
import { loadEnv } from 'vite';
import { createI18n } from '#services/i18n/create-i18n.ts';
import { translatorOf } from '#services/i18n/useTranslation.ts';
import { sampleUrl } from '#features/sample-preview/sample-urls.ts';
import { localizedPath } from '#services/i18n/localized-path.ts';
import { readEnvironment } from '#services/environment.ts';
import { drawCards } from './cards.ts';
import { programme } from './programme.ts';
import { toSvg, type Drawing } from './drawing.ts';
import { drawDrawings } from './drawings/drawings.ts';
import { drawIcons } from './icons.ts';
import { drawableMessages } from './outline.ts';
import { drawObjects, type SampleUrl } from './objects/objects.ts';
import { drawOpenGraph } from './open-graph/open-graph.ts';
import { drawLettered, drawPageCodes } from './page-images/draw-page-images.ts';
import { drawHalftones } from './halftones.ts';

// Draws the images of the site and the PDF of a sample page into public/images, which is not in the repository, and the
// icon sprite, which is. With language tags as arguments it only adds the files of those languages.
const only = process.argv.slice(2);
const images = new URL('../../public/images/', import.meta.url);
const environment = readEnvironment(loadEnv('production', ROOT, 'VITE_'));
const links = createLinks(environment);

async function write(folder: string, files: ReadonlyMap<string, Buffer>): Promise<void> {
  const directory = new URL(`${folder}/`, images);
  await mkdir(directory, { recursive: true });
  for (const [name, bytes] of files) await writeFile(new URL(name, directory), bytes);
}

function toFiles(drawings: ReadonlyMap<string, Drawing>): ReadonlyMap<string, Buffer> {
  return new Map([...drawings].map(([name, drawing]) => [name, toSvg(drawing)]));
}

async function drawShared(): Promise<void> {
  await rm(images, { recursive: true, force: true });
  await cp(new URL('static/', import.meta.url), images, { recursive: true });
  await writeFile(new URL('../../src/components/icon/icons.svg', import.meta.url), drawIcons());
  await write('cards', await drawCards());
  await write('halftones', await drawHalftones());
  await write('pages', new Map([...drawPageCodes(links), ...(await drawLettered())]));
}

if (only.length === 0) await drawShared();
const english = await loadMessages(DEFAULT_LOCALE, MESSAGE_NAMESPACES);
for (const locale of LOCALES) {
  if (only.length > 0 && !only.includes(locale)) continue;
  const messages = await loadMessages(locale, MESSAGE_NAMESPACES);
  const t = translatorOf(createI18n(locale, await drawableMessages(messages, english)));
  const document = await programme(t, locale);
  await write('documents', new Map([[`small-sounds-${locale}.pdf`, document]]));
  const urlOf: SampleUrl = (sample) => sampleUrl(environment.marketingHost, sample, locale);
  const siteUrl = environment.marketingHost + localizedPath('/', locale);
  const contactUrl = environment.marketingHost + localizedPath('/s/contact', locale);
  await write('objects', toFiles(await drawObjects({ t, locale, urlOf })));
  await write('drawings', toFiles(await drawDrawings({ t, locale, links, urlOf, contactUrl })));
  await write('og', await drawOpenGraph({ t, locale, links, urlOf, siteUrl }));
}
