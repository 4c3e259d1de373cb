import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { SCREENSHOT_SIZE } from '@waypage/content';
import { chromium, type Page } from '@playwright/test';
import { findBrowser } from '@waypage/scripts/find-programs.ts';
import { CHROMIUM_FLAGS } from '@waypage/scripts/chromium-flags.ts';
import { ROOT } from '@waypage/scripts/processes.ts';
import sharp from 'sharp';
import { startSiteServer } from '../hosting/server.ts';
import { PAGES_WITH_SCREENSHOT, pageHash } from './page-hash.ts';
import { createLinks } from '@waypage/api-client';
import { localEnvironment } from '@waypage/scripts/local-environment.ts';
import { drawPageCodes } from '../assets/page-images/draw-page-images.ts';
import { readEnvironment } from '#services/environment.ts';

const environment = readEnvironment(localEnvironment({}).variables);
const links = createLinks(environment);
const drawings = drawPageCodes(links);

/** Shows the codes of the default local hosts: screenshots do not depend on the ports of a machine. */
async function showUsualCodes(page: Page): Promise<void> {
  await page.route('**/images/pages/*.svg', async (route) => {
    const body = drawings.get(new URL(route.request().url()).pathname.split('/').at(-1) ?? '');
    await (body ? route.fulfill({ body, contentType: 'image/svg+xml' }) : route.continue());
  });
}

// Takes screenshots of the sample pages from the built site, for the app host; the sandbox stores them with a hash of
// each page. A test detects outdated images by the hashes, and only those are taken again: another machine renders the
// same page with different pixels.

const dist = `${ROOT}/apps/site/dist`;
const folder = `${ROOT}/apps/sandbox/images/screenshots/`;

const DENSITY = 2;

/** With 16 colors a pixel takes half a byte. */
const COLORS = 16;

/** Peak signal-to-noise ratio in decibels above which flat drawings look identical. */
const ALIKE = 42;

/** Returns the smallest WebP that looks the same: few colors, without loss, or with loss for many colors. */
async function compressImage(image: Buffer): Promise<Buffer> {
  const flat = await sharp(image)
    .png({ palette: true, colors: COLORS, dither: 0, effort: 10 })
    .toBuffer();
  const candidates = await Promise.all([
    sharp(image).webp({ lossless: true, effort: 6 }).toBuffer(),
    sharp(image).webp({ quality: 78, effort: 6 }).toBuffer(),
    ...((await likeness(image, flat)) >= ALIKE
      ? [sharp(flat).webp({ lossless: true, effort: 6 }).toBuffer()]
      : []),
  ]);
  return candidates.reduce((smallest, candidate) =>
    candidate.length < smallest.length ? candidate : smallest,
  );
}

/** Returns the peak signal-to-noise ratio of two images of equal size, in decibels. */
async function likeness(one: Buffer, other: Buffer): Promise<number> {
  const pixels = (image: Buffer) => sharp(image).removeAlpha().raw().toBuffer();
  const [a, b] = await Promise.all([pixels(one), pixels(other)]);
  const squares = a.reduce((sum, value, index) => sum + (value - (b[index] ?? 0)) ** 2, 0);
  return 10 * Math.log10(255 ** 2 / (squares / a.length));
}

async function takeImage(page: Page, url: string): Promise<Buffer> {
  await page.goto(url);
  await page.waitForFunction(() => {
    // The page waits for a visitor.
    dispatchEvent(new Event('pointerover'));
    return document.documentElement.dataset['hydrated'] === '';
  });
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode()));
  });
  return compressImage(await page.screenshot({ animations: 'disabled' }));
}

await mkdir(folder, { recursive: true });
const files = await readdir(folder);
const before = files.includes('page-hashes.json')
  ? (JSON.parse(await readFile(`${folder}page-hashes.json`, 'utf8')) as Record<string, string>)
  : {};
const hashes = Object.fromEntries(
  PAGES_WITH_SCREENSHOT.map(({ id, url }) => [id, pageHash(dist, url)]),
);
const outdated = PAGES_WITH_SCREENSHOT.filter(
  ({ id }) => before[id] !== hashes[id] || !files.includes(`${id}.webp`),
);

const server = await startSiteServer(dist, 0);
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: CHROMIUM_FLAGS,
});
for (const sample of outdated) {
  // A new context each: a stored language would redirect the next page.
  const page = await browser.newPage({
    viewport: SCREENSHOT_SIZE,
    deviceScaleFactor: DENSITY,
    isMobile: true,
    hasTouch: true,
  });
  await showUsualCodes(page);
  const drawnImage = await takeImage(page, server.origin + sample.url);
  await page.close();
  await writeFile(`${folder}${sample.id}.webp`, drawnImage);
}
for (const file of files) {
  if (file.endsWith('.webp') && !(file.slice(0, -'.webp'.length) in hashes)) {
    await rm(`${folder}${file}`);
  }
}
await writeFile(`${folder}page-hashes.json`, `${JSON.stringify(hashes, null, 2)}\n`);
await browser.close();
await server.close();
console.log(`${outdated.length} of ${PAGES_WITH_SCREENSHOT.length} screenshots taken.`);
