import { expect, open, test } from '../support/test.ts';

test(
  'policy blocks inline scripts and strings as markup',
  { tag: '@host' },
  async ({ page, context, watched }) => {
    watched.expectComplaint(/Content Security Policy|TrustedHTML|TrustedScript/);
    await open(page, '/');
    const outcome = await page.evaluate(() => {
      const script = document.createElement('script');
      let trusted = 'accepted';
      try {
        document.body.innerHTML = '<p>markup</p>';
      } catch {
        trusted = 'refused';
      }
      try {
        script.text = 'window.wasRun = true';
        document.head.append(script);
      } catch {
        // Trusted Types reject it before it can run.
      }
      return { trusted, wasRun: 'wasRun' in window };
    });
    expect(outcome).toEqual({ trusted: 'refused', wasRun: false });

    await test.step('the page is cross-origin isolated', async () => {
      expect(await page.evaluate(() => originAgentCluster)).toBe(true);
    });

    await test.step('nothing is stored in cookies', async () => {
      await page.locator('input[name=path]').fill('Lumbre');
      await page.locator('input[name=path]').press('Enter');
      await expect(page.locator('#hero form')).toContainText('is not available');
      expect(await context.cookies()).toEqual([]);
    });
  },
);
