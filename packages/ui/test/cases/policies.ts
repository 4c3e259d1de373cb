import { expect, it } from 'vitest';
import { type Cases, popupNames } from './open-case.ts';

/** The hash of an empty style element: scripts add the kit's rules to it, which the policy allows. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

export function describePolicies(cases: () => Cases): void {
  it.each([
    { way: 'the hash of an empty style', policy: `style-src 'self' ${EMPTY_STYLE}`, nonce: '' },
    { way: 'a nonce', policy: "style-src 'self' 'nonce-abc123'", nonce: 'abc123' },
  ])('keeps a strict style policy with $way', async ({ policy, nonce }) => {
    const { url, browser } = cases();
    const page = await browser.newPage({ reducedMotion: 'reduce' });
    const violations: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') violations.push(message.text());
    });
    page.on('pageerror', (error) => violations.push(error.message));
    await page.route('**/cases.html**', async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const meta = nonce && `<meta property="csp-nonce" nonce="${nonce}" />`;
      await route.fulfill({
        response,
        body: html.replace('<head>', `<head>${meta}`),
        headers: { ...response.headers(), 'content-security-policy': policy },
      });
    });
    try {
      for (const query of ['every-component', ...popupNames.map((name) => `print&open=${name}`)]) {
        await page.goto(`${url}cases.html?case=${query}`);
        const button = page.locator('[data-component="Button"] button');
        await button.waitFor();
        const look = await button.evaluate((element) => getComputedStyle(element).backgroundColor);
        expect(look).toBe('rgb(255, 75, 31)');
      }
      expect(violations).toEqual([]);
    } finally {
      await page.close();
    }
  });
}
