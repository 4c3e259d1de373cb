import { LOCALES } from '@waypage/content';
import { PAGES } from '#pages/page-registry.ts';
import { localizedPath } from '#services/i18n/localized-path.ts';
import { findTextsOutOfBoxes, findUnreadableTexts } from '../support/text-settings.ts';
import { firstOrAll } from '../support/urls.ts';
import { overflow } from './support/measures.ts';
import { expect, test } from './support/test.ts';

/** Settings of Firefox for its readers. No other engine enlarges the text alone. */
const TEXT_SIZES = {
  'text zoomed to 200 %': { 'ui.textScaleFactor': 200, 'browser.display.os-zoom-behavior': 2 },
  'a minimum of 24 px': { 'font.minimum-size.x-western': 24 },
  'a minimum of 32 px': { 'font.minimum-size.x-western': 32 },
  'a default of 32 px': { 'font.size.variable.x-western': 32 },
};

const URLS = PAGES.filter(({ hasLayout }) => hasLayout !== false).flatMap(({ urls: [first] }) =>
  LOCALES.map((locale) => localizedPath(first?.url ?? '/', locale)),
);

for (const [name, preferences] of Object.entries(TEXT_SIZES)) {
  for (const url of firstOrAll(URLS)) {
    test(`${url} can be read with ${name}`, async ({ visit, engine }) => {
      test.skip(engine !== 'firefox', 'Only Firefox has these settings.');
      const visitor = await visit({ preferences });
      await visitor.open(url);
      for (const width of [390, 768, 1280]) {
        await visitor.driver.resize({ width, height: 900 });
        const message = `${width} px`;
        await expect.poll(() => visitor.evaluate(overflow), { message }).toBeLessThanOrEqual(0);
        expect.soft(await visitor.evaluate(findUnreadableTexts), message).toEqual([]);
        expect.soft(await visitor.evaluate(findTextsOutOfBoxes), message).toEqual([]);
      }
    });
  }
}
