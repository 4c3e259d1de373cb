import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { run } from '../support/consumer-projects.ts';
import { serveFolder } from '../support/serve-folder.ts';

const minutes = 60_000;

interface SettingsCases {
  readonly folder: string;
  readonly browser: Browser;
}

async function invite(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Invite' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite somebody' });
  const send = dialog.getByRole('button', { name: 'Invite' });
  await dialog.getByLabel('Email').fill('bo');
  await send.click();
  await dialog.getByText('Enter an email address with an @.').waitFor();
  await dialog.getByLabel('Email').fill('bo@example.com');
  await send.click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('rowheader', { name: 'bo@example.com' }).waitFor();
}

async function removeAndUndo(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Actions for Mei Tan' }).click();
  await page.getByRole('menuitem', { name: 'Remove …' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  const row = page.getByRole('rowheader', { name: 'Mei Tan' });
  await row.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Undo' }).click();
  await row.waitFor();
}

export function describeSettings(cases: () => SettingsCases): void {
  describe('a settings page of the packed kit', () => {
    it('has 170 kB of scripts at most, with React', { timeout: 3 * minutes }, async () => {
      const { folder } = cases();
      // The test runner sets another NODE_ENV.
      await run(folder, 'env', 'NODE_ENV=production', 'pnpm', 'run', 'build');
      const assets = join(folder, 'dist/assets');
      const scripts = (await readdir(assets)).filter((name) => name.endsWith('.js'));
      const sizes = await Promise.all(
        scripts.map(async (name) => gzipSync(await readFile(join(assets, name))).byteLength),
      );
      expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(170_000);
    });

    it('has no style of its own beyond layout', async () => {
      const sources = join(cases().folder, 'src');
      const files = (await readdir(sources)).filter((name) => name.endsWith('.jsx'));
      const styles = await Promise.all(files.map((name) => readFile(join(sources, name), 'utf8')));
      const properties = [...styles.join('\n').matchAll(/style=\{\{ (\w+):/g)].map(
        ([, property]) => property,
      );
      expect(new Set(properties)).toEqual(new Set(['flex', 'maxInlineSize', 'paddingBlock']));
      expect(styles.join('\n')).not.toMatch(/styled[.(]|className/);
    });

    it('validates, saves, invites, sorts, removes and undoes', { timeout: minutes }, async () => {
      const { folder, browser } = cases();
      const { url, close } = await serveFolder(join(folder, 'dist'));
      const page = await browser.newPage({ reducedMotion: 'reduce' });
      const messages: string[] = [];
      page.on('console', (message) => messages.push(message.text()));
      page.on('pageerror', (error) => messages.push(error.message));
      try {
        await page.goto(url);
        const save = page.getByRole('button', { name: 'Save' });
        await save.click();
        const summary = page.getByRole('group', { name: 'There is a problem' });
        expect(await summary.getByRole('link').count()).toBe(5);
        expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true);
        await summary.getByRole('link', { name: 'Choose a size.' }).click();
        await page.keyboard.press('Space');
        expect(await page.getByLabel('Small').isChecked()).toBe(true);
        await page.getByLabel('Name').fill('Ana');
        await page.getByLabel('Email').fill('taken@example.com');
        await page.getByLabel('Country').selectOption('es');
        await page.getByLabel('I agree').check();
        await save.click();
        await summary.getByRole('link', { name: /belongs to another account/ }).click();
        await page.keyboard.press('Control+A');
        await page.keyboard.type('ana@example.com');
        await save.click();
        await page.getByRole('status').getByText('Saved.').waitFor();
        expect(Math.round((await save.boundingBox())?.height ?? 0)).toBe(40);

        await page.getByRole('tab', { name: 'Team' }).click();
        await invite(page);
        await page.getByRole('columnheader', { name: 'Scans' }).getByRole('button').click();
        const [first] = await page.getByRole('rowheader').allTextContents();
        expect(first).toBe('bo@example.com');
        await removeAndUndo(page);
        expect(messages).toEqual([]);
      } finally {
        await page.close();
        close();
      }
    });
  });
}
