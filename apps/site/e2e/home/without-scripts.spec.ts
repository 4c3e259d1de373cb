import { COMPARISON_ROWS } from '@waypage/content/comparison';
import { PAGE_TYPES } from '@waypage/content/page-types';
import { CAROUSEL_SAMPLES } from '@waypage/content/samples';
import { TESTIMONIALS } from '@waypage/content/testimonials';
import { USE_CASES } from '@waypage/content/use-cases';
import { PAGES } from '#pages/page-registry.ts';
import { APP_HOST, BUILDER } from '../support/ports.ts';
import { expect, overflowOf, sectionOf, test } from '../support/test.ts';

test.use({ javaScriptEnabled: false });

// `built/` covers the content of the page without a browser; this covers its visibility.
test('home has everything to read without scripts', async ({ page }) => {
  await page.goto('/');
  const part = (id: string) => sectionOf(page, id);

  for (const [id, text] of [
    ['designer', /^The designer needs JavaScript\./],
    ['comparison', /^With JavaScript you can edit/],
    ['store', /^The shelf needs JavaScript\./],
  ] as const) {
    const hint = part(id).locator('[data-without-scripts] p');
    await expect(hint).toHaveText(text);
    await expect(hint).toBeVisible();
  }

  await test.step('designer: links to its own page', async () => {
    const section = part('designer');
    await expect(section.getByRole('link', { name: 'Open the designer' })).toHaveAttribute(
      'href',
      BUILDER,
    );
    await expect(section.getByText('Loading the designer…')).toBeHidden();
  });

  await test.step('page types: every type, and no tabs', async () => {
    const section = part('page-types');
    await expect(section.getByRole('tab')).toHaveCount(0);
    await expect(section.getByRole('heading', { level: 3 })).toHaveCount(PAGE_TYPES.length);
    const links = section.locator(`a[href^="${APP_HOST}/ql/"]`);
    await expect(links).toHaveCount(PAGE_TYPES.length);
    for (const link of await links.all()) await expect(link).toBeVisible();
  });

  await test.step('use cases: every job', async () => {
    const section = part('use-cases-overview');
    await expect(section.getByRole('heading', { level: 3 }).filter({ visible: true })).toHaveCount(
      USE_CASES.length,
    );
    await expect(section.getByRole('link', { name: 'View Sample Pages' })).toBeVisible();
  });

  await test.step('samples: links all pages without buttons', async () => {
    const section = part('samples');
    await expect(section.getByRole('button')).toHaveCount(0);
    const links = section.locator('a[href^="/sample/"]');
    await expect(links).toHaveCount(CAROUSEL_SAMPLES.length);
    for (const link of await links.all()) {
      await link.scrollIntoViewIfNeeded();
      await expect(link).toBeInViewport();
    }
    await expect(section).toContainText('Sample pages. The people and shops are made up.');
  });

  await test.step('comparison: shows codes and table, no field', async () => {
    const section = part('comparison');
    await expect(section.getByRole('img', { name: /^Static code for https/ })).toBeVisible();
    await expect(section.getByRole('img', { name: /^Dynamic code for http/ })).toBeVisible();
    await expect(section.getByRole('row')).toHaveCount(1 + COMPARISON_ROWS.length);
    await expect(section.getByLabel('Edit the destination')).toBeHidden();
  });

  await test.step('analytics: the figures and their table', async () => {
    const section = part('analytics');
    await expect(section.getByText('12,879')).toBeVisible();
    await section.getByText('The same numbers as a table').click();
    await expect(section.getByRole('row', { name: 'iPhone 251 54%' })).toBeVisible();
  });

  await test.step('store: links to the shop', async () => {
    const section = part('store');
    await expect(section.getByRole('link', { name: 'Visit the shop' })).toBeVisible();
    await expect(section.getByText('Loading products…')).toBeHidden();
    await expect(section.locator('ul')).toBeHidden();
  });

  await test.step('testimonials: every quote and no controls', async () => {
    const section = part('testimonials');
    await expect(section.locator('blockquote').filter({ visible: true })).toHaveCount(
      TESTIMONIALS.length,
    );
    await expect(section.getByRole('button')).toHaveCount(0);
  });

  await test.step('pricing: the yearly prices and no toggle', async () => {
    const section = part('pricing');
    await expect(section.getByRole('radio')).toHaveCount(0);
    const premium = section.locator('[data-without-scripts] li').last();
    await expect(premium).toHaveText('Premium: $790 a year $158 less than monthly');
    await expect(premium).toBeVisible();
  });

  await test.step('questions: every answer', async () => {
    const section = part('faq');
    await expect(section.getByText('No smaller than 2 × 2 cm')).toBeVisible();
    await expect(section.getByText('The Free plan costs $0')).toBeVisible();
  });

  await test.step('contact: shows other ways than the form', async () => {
    const section = part('contact');
    await expect(section.getByRole('link', { name: 'hello@waypage.example' })).toHaveAttribute(
      'href',
      'mailto:hello@waypage.example',
    );
    await expect(section.locator('form')).toBeHidden();
  });

  await test.step('header: the menus open and hold every link', async () => {
    const header = page.locator('header').first();
    const menu = (name: string) =>
      header.locator('summary').filter({ hasText: name, visible: true });
    const link = (name: RegExp | string) => header.getByRole('link', { name });
    await menu('Tools').click();
    await expect(link(/^Pet ID/)).toHaveAttribute('href', '/solutions/pet-id');
    await expect(link(/^Pet ID/)).toBeVisible();
    await expect(header.locator('strong').filter({ visible: true })).toHaveText('vCard Plus');
    await menu('Templates').click();
    await expect(link(/^Mobile pages/)).toBeVisible();
    await expect(link(/^Pet ID/)).toBeHidden();

    await test.step('and so does the menu of small windows', async () => {
      await page.setViewportSize({ width: 390, height: 800 });
      await menu('Menu').click();
      await menu('Templates').click();
      await expect(link('Mobile pages').filter({ visible: true })).toHaveAttribute(
        'href',
        '/samples',
      );
      await page.setViewportSize({ width: 1440, height: 900 });
    });

    await test.step('and the menu of languages leads on', async () => {
      await menu('English').click();
      await link('Español').click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Escanea el futuro.');
    });
  });
});

test('no page scrolls sideways without scripts', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const { url } of PAGES.flatMap(({ urls }) => urls.slice(0, 1))) {
    await page.goto(url);
    expect(await overflowOf(page), url).toBe(0);
  }
});

test('the URL of a section leads there', async ({ page }) => {
  await page.goto('/es/s/pricing');
  await expect(page.locator('#pricing')).toBeInViewport();
});

/** A text that can be read, and controls that could do nothing. */
const TEXTS = [
  ['/es/check-a-code', '4 módulos', 'button'],
  ['/plans', 'Short addresses', 'textbox'],
  ['/fr/print-planner', '12,8 cm', 'textbox'],
  ['/es/qrcode-types', 'Chapa de mascota', 'radio'],
  ['/fr/qrcode-types/pet-id', '2,8 mm de chaque côté', 'radio'],
  ['/fr/samples?type=coupon', 'Café Linde', 'combobox'],
  ['/solutions/pet-id', 'One big call button', 'button'],
] as const;

test('other pages read without scripts, too', { tag: '@all' }, async ({ page }) => {
  for (const [url, text, control] of TEXTS) {
    await page.goto(url);
    const main = page.locator('main');
    await expect(main.getByText(text).filter({ visible: true }).first(), url).toBeVisible();
    await expect(main.getByRole(control), url).toHaveCount(0);
  }
});
