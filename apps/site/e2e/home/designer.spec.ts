import type { Frame, Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { hold, serveHtml } from '../support/requests.ts';
import { BUILDER } from '../support/ports.ts';
import { expect, open, openSection, sectionOf, test } from '../support/test.ts';

const GENERATOR = new URL(BUILDER).origin;
const FAILED = 'The designer did not load. You can open it in a new tab.';
const REPORT = 'Error loading QR-Generator';

const frameElement = (page: Page) => page.locator('iframe[title="QR code designer"]');
const scrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY));

async function designerFrame(page: Page): Promise<Frame> {
  await expect
    .poll(() => page.frames().some((frame) => frame.url().startsWith(BUILDER)))
    .toBe(true);
  const frame = page.frames().find((candidate) => candidate.url().startsWith(BUILDER));
  if (!frame) throw new Error('The designer has no frame, so it cannot be asked to say anything.');
  return frame;
}

async function postToSite(page: Page, message: unknown): Promise<void> {
  const frame = await designerFrame(page);
  await frame.evaluate((data) => parent.postMessage(data, '*'), message);
}

const resize = (size: string) => ({ type: 'RESIZE', payload: { size } });

async function expectFullScreen(page: Page, isFullScreen: boolean): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const viewport = { x: 0, y: 0, width, height };
  if (isFullScreen) await expect.poll(() => frameElement(page).boundingBox()).toEqual(viewport);
  else await expect.poll(() => frameElement(page).boundingBox()).not.toEqual(viewport);
}

test('does not load for reading above the fold', { tag: '@all' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const documents = await hold(page, `${BUILDER}*`);
  await open(page, '/');
  const section = page.locator('[data-island=designer]');
  const countAnimations = () =>
    section.evaluate((element) => element.getAnimations({ subtree: true }).length);

  await test.step('waits while a visitor types a path', async () => {
    const field = page.getByLabel('Claim your free short address');
    await field.click();
    await field.pressSequentially('lumbre');
    await expect(section).not.toHaveAttribute('data-hydrated');
    await expect(frameElement(page)).toHaveCount(0);
    expect(await countAnimations(), 'the beam stands still').toBe(0);
  });

  await test.step('loads in view, with its beam', async () => {
    await sectionOf(page, 'designer').scrollIntoViewIfNeeded();
    await expect.poll(documents.count).toBe(1);
    await expect(page.getByText('Loading the designer…')).toBeVisible();
    expect(await countAnimations()).toBe(1);
    documents.end();
    await expect(section).toHaveAttribute('data-hydrated');
    await expect(frameElement(page)).toHaveAttribute(
      'src',
      /\?embed=1&theme=dark&data=http.+orilla$/,
    );
    await expect(page.getByText('Loading the designer…')).toHaveCount(0);
    await expect(frameElement(page)).toBeVisible();
  });
});

test('obeys the designer and nobody else', async ({ page }) => {
  await serveHtml(page, `${GENERATOR}/other`, '<!doctype html><title>Other</title>');
  await openSection(page, 'designer');
  await expect(page.getByText('Loading the designer…')).toHaveCount(0);

  await test.step('is framed with minimal permissions', async () => {
    await expect(frameElement(page)).toHaveAttribute(
      'sandbox',
      'allow-same-origin allow-scripts allow-popups allow-forms allow-downloads',
    );
  });

  await test.step('ignores another window of the same origin', async () => {
    await page.evaluate((url) => {
      const other = document.createElement('iframe');
      other.src = url;
      document.body.append(other);
    }, `${GENERATOR}/other`);
    await expect
      .poll(() => page.frames().some((frame) => frame.url() === `${GENERATOR}/other`))
      .toBe(true);
    const other = page.frames().find((frame) => frame.url() === `${GENERATOR}/other`);
    await other?.evaluate((data) => parent.postMessage(data, '*'), resize('fullscreen'));
    await expectFullScreen(page, false);
    await page.evaluate(() => document.body.lastElementChild?.remove());
  });

  await test.step('shows its errors as text', async () => {
    await postToSite(page, { type: 'ERROR', payload: { error: '<b>No room</b> for a logo' } });
    await expect(page.getByRole('alert').last()).toContainText('<b>No room</b> for a logo');
  });

  await test.step('scrolls the page with the wheel', async () => {
    const before = await scrollTop(page);
    await postToSite(page, { type: 'SCROLL', payload: { deltaY: 120 } });
    await expect.poll(() => scrollTop(page)).toBe(before + 120);
    await postToSite(page, resize('fullscreen'));
    await expectFullScreen(page, true);
    await postToSite(page, { type: 'SCROLL', payload: { deltaY: 120 } });
    await expect.poll(() => scrollTop(page)).toBe(0);
    await postToSite(page, resize('default'));
    await expectFullScreen(page, false);
  });

  await test.step('covers the window and gives it back', async () => {
    await sectionOf(page, 'designer').scrollIntoViewIfNeeded();
    const designer = frameElement(page).contentFrame();
    await designer.getByRole('button', { name: 'Full screen' }).click();
    await expectFullScreen(page, true);
    await expect(frameElement(page)).toBeFocused();
    await expectAccessible(page, 'designer over the window', { withFrames: true });
    await designer.getByRole('button', { name: 'Leave full screen' }).click();
    await expectFullScreen(page, false);
  });

  await test.step('leaves full screen on Escape in the page', async () => {
    await postToSite(page, resize('fullscreen'));
    await expectFullScreen(page, true);
    await page.evaluate(() => {
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    });
    await expectFullScreen(page, false);
  });

  await test.step('never scrolls beyond the page', async () => {
    await postToSite(page, { type: 'SCROLL', payload: { deltaY: -Number.MAX_VALUE } });
    await expect.poll(() => scrollTop(page)).toBe(0);
    await postToSite(page, { type: 'SCROLL', payload: { deltaY: Number.MAX_VALUE } });
    await expect
      .poll(() => page.evaluate(() => Math.ceil(scrollY + innerHeight)))
      .toBeGreaterThanOrEqual(await page.evaluate(() => document.documentElement.scrollHeight));
    await sectionOf(page, 'designer').scrollIntoViewIfNeeded();
  });

  await test.step('is passed by with a key', async () => {
    const skip = page.getByRole('link', { name: 'Skip the designer' });
    await skip.focus();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#how-it-works$/);
    await expect(sectionOf(page, 'how-it-works')).toBeInViewport();
  });
});

test('hides after ten silent seconds, until a message', { tag: '@all' }, async ({ page }) => {
  await page.clock.install();
  await serveHtml(page, `${BUILDER}?*`, '<!doctype html><title>Silent</title>');
  const section = await openSection(page, 'designer');
  await designerFrame(page);
  const tall = (await section.boundingBox())?.height ?? 0;
  await page.clock.fastForward(10_000);
  await expect(section.getByText(FAILED)).toBeVisible();
  await expect(frameElement(page)).toBeHidden();
  await expect(page.getByText(REPORT)).toHaveCount(1);
  const link = section.getByRole('link', { name: 'Open the designer' });
  await expect(link).toHaveAttribute('href', BUILDER);
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAccessibleName('Open the designer opens in a new tab');
  expect((await section.boundingBox())?.height).toBeLessThan(tall - 300);

  await test.step('brings it back with a late message', async () => {
    await postToSite(page, resize('default'));
    await expect(frameElement(page)).toBeVisible();
    await expect(section.getByText(FAILED)).toHaveCount(0);
  });
});
