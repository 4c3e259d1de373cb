import { expect, open, test } from './support/test.ts';

test.describe('the security policy', { tag: '@host' }, () => {
  test('is the same strict header on pages, assets, redirects and missing pages', async ({
    page,
  }) => {
    const policies = await Promise.all(
      ['/', '/es/', '/favicon.svg', '/S/FAQ', '/nothing'].map(async (address) => {
        const response = await page.request.get(address, { maxRedirects: 0 });
        return response.headers()['content-security-policy'];
      }),
    );
    expect(new Set(policies).size).toBe(1);
    const policy = policies[0] ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toMatch(/unsafe|\*|https?:(?!\/\/localhost)/);
    expect(policy.length).toBeLessThan(1500);
  });

  test('blocks an inline script and a string written as markup', async ({ page, watched }) => {
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
        // Refused before it could run.
      }
      return { trusted, wasRun: 'wasRun' in window };
    });
    expect(outcome).toEqual({ trusted: 'refused', wasRun: false });
  });

  test('the page shares its thread with no other host', async ({ page }) => {
    await open(page, '/');
    expect(await page.evaluate(() => originAgentCluster)).toBe(true);
  });

  test('nothing is stored in cookies', async ({ page, context }) => {
    await open(page, '/');
    await page.locator('input[name=path]').fill('Lumbre');
    await page.locator('input[name=path]').press('Enter');
    await expect(page.locator('#hero form')).toContainText('is not available');
    expect(await context.cookies()).toEqual([]);
  });
});
