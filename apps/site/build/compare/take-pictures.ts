import { extname } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { CHROMIUM_FLAGS } from '@waypage/scripts/chromium-flags.ts';
import { findBrowser } from '@waypage/scripts/find-programs.ts';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';
import { CONTENT_TYPES } from '../hosting/static-files.ts';
import type { Release } from './open-release.ts';

const VIEWPORT = { width: 1280, height: 800 };
const DISPLAY_WIDTH = 640;
/** Share of pixels; below it the edge of a letter was drawn differently. */
const MIN_DIFFERING = 0.0001;
const ORIGIN = 'https://release.test';

/** A page whose pictures differ, as data URLs. */
export interface Pictures {
  readonly path: string;
  readonly before: string;
  readonly after: string;
  /** Share of its pixels. */
  readonly differing: number;
}

/** Takes a picture of each page in both releases and returns those that differ. */
export async function takePictures(
  before: Release,
  after: Release,
  paths: readonly string[],
): Promise<readonly Pictures[]> {
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: CHROMIUM_FLAGS,
  });
  const pictures: Pictures[] = [];
  for (const path of paths) {
    const [one, other] = [
      await takePicture(browser, before, path),
      await takePicture(browser, after, path),
    ];
    const differing = await compare(one, other);
    if (differing > MIN_DIFFERING)
      pictures.push({ path, before: await toWebP(one), after: await toWebP(other), differing });
  }
  await browser.close();
  return pictures;
}

async function takePicture(browser: Browser, release: Release, path: string): Promise<Buffer> {
  const page = await browser.newPage({ viewport: VIEWPORT, reducedMotion: 'reduce' });
  await page.clock.setFixedTime(new Date('2026-01-01T12:00Z'));
  // Whatever the place of the release, without its hosts: an answer of the app must make no difference.
  await page.route('**/*', async (route) => {
    const { origin, pathname } = new URL(route.request().url());
    if (origin !== ORIGIN) return route.abort();
    const { status, body } = await release.get(pathname);
    const contentType = CONTENT_TYPES[extname(pathname)] ?? 'text/html; charset=utf-8';
    return route.fulfill({ status, body: Buffer.from(body), contentType });
  });
  await page.goto(ORIGIN + path);
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await document.fonts.ready;
    await Promise.allSettled([...document.images].map((image) => image.decode()));
  });
  const picture = await page.screenshot({ fullPage: true, animations: 'disabled' });
  await page.close();
  return picture;
}

async function compare(one: Buffer, other: Buffer): Promise<number> {
  const pixels = (picture: Buffer) => sharp(picture).ensureAlpha().raw().toBuffer();
  const [before, after] = [await pixels(one), await pixels(other)];
  // The end of the longer page is compared with nothing.
  const length = Math.max(before.length, after.length);
  const filled = (some: Buffer) => Buffer.concat([some], length);
  const { width } = VIEWPORT;
  const height = length / (4 * width);
  return pixelmatch(filled(before), filled(after), undefined, width, height) / (width * height);
}

async function toWebP(picture: Buffer): Promise<string> {
  const small = await sharp(picture)
    .resize({ width: DISPLAY_WIDTH })
    .webp({ quality: 60 })
    .toBuffer();
  return `data:image/webp;base64,${small.toString('base64')}`;
}
