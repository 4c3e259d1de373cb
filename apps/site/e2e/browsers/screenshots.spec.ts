import { test } from '@playwright/test';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { SITE } from '../support/ports.ts';
import type { Driver, EngineName } from './drivers/driver.ts';
import { launchEngine } from './drivers/launch.ts';
import { SAMPLE_PAGES, ROUTES } from './support/routes.ts';
import { DESKTOP, PHONE } from './support/visitor.ts';

const FOLDER = path.resolve(import.meta.dirname, '../../test-results/screenshots');
const ENGINES = (process.env['ENGINES'] ?? 'chromium,firefox,webkit').split(',') as EngineName[];
const URLS = [...ROUTES, ...SAMPLE_PAGES.slice(0, 1)];
const GAP = 24;

/** Screenshots for review, not a test: each window of a page in every engine, side by side. */
for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    let drivers: readonly Driver[];

    test.beforeAll(async () => {
      mkdirSync(FOLDER, { recursive: true });
      drivers = await Promise.all(
        ENGINES.map((engine) =>
          launchEngine(engine, { colorScheme, reducedMotion: true, scripts: true, storage: true }),
        ),
      );
    });
    test.afterAll(async () => {
      for (const driver of drivers) await driver.close();
    });

    for (const url of URLS) {
      for (const size of [DESKTOP, PHONE]) {
        test(`${url} at ${String(size.width)} px`, async () => {
          for (const driver of drivers) {
            await driver.resize(size);
            await driver.open(SITE + url);
          }
          const heights = await Promise.all(drivers.map((driver) => driver.evaluate(walkDown, [])));
          const windows = Math.ceil(Math.max(...heights) / size.height);
          for (let index = 0; index < windows; index += 1) {
            const images = [];
            for (const driver of drivers) {
              await driver.evaluate(showWindow, [index * size.height]);
              images.push(await driver.screenshot());
            }
            const name = url.replaceAll('/', '-').replace(/^-/, '') || 'home';
            const file = `${name}-${String(size.width)}-${colorScheme}-${String(index + 1).padStart(2, '0')}.png`;
            await besideEachOther(images, size, path.join(FOLDER, file));
          }
        });
      }
    }
  });
}

/** Runs in the page. Scrolls through it, so that everything loads, and returns its height. */
async function walkDown(): Promise<number> {
  for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
    scrollTo({ top, behavior: 'instant' });
    await new Promise(requestAnimationFrame);
  }
  return document.documentElement.scrollHeight;
}

async function showWindow(top: number): Promise<void> {
  scrollTo({ top, behavior: 'instant' });
  const images = [...document.images].filter((image) => {
    const { top: above, bottom, left, right } = image.getBoundingClientRect();
    // Images in a closed menu over the page, or beside the visible part of a carousel, are not loaded.
    const isSeen = image.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    return isSeen && bottom > 0 && above < innerHeight && right > 0 && left < innerWidth;
  });
  await Promise.allSettled(images.map((image) => image.decode()));
  await new Promise(requestAnimationFrame);
}

async function besideEachOther(
  images: readonly Buffer[],
  { width, height }: { readonly width: number; readonly height: number },
  file: string,
): Promise<void> {
  const sized = await Promise.all(
    images.map((drawnImage) =>
      sharp(drawnImage)
        .resize(width, height, { fit: 'cover', position: 'left top' })
        .png()
        .toBuffer(),
    ),
  );
  await sharp({
    create: {
      width: images.length * (width + GAP) - GAP,
      height,
      channels: 3,
      background: '#ff00ff',
    },
  })
    .composite(sized.map((input, index) => ({ input, left: index * (width + GAP), top: 0 })))
    .png()
    .toFile(file);
}
