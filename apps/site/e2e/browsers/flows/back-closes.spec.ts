import { expect, test } from '../support/test.ts';
import { DESIGNER, PHONE, type Visitor } from '../support/visitor.ts';

interface FullScreen {
  readonly open: (visitor: Visitor) => Promise<void>;
  readonly isOpen: (visitor: Visitor) => Promise<boolean>;
}

const FULL_SCREENS: Readonly<Record<string, FullScreen>> = {
  'the preview of a sample': {
    open: (visitor) => visitor.click(['#samples a', 'Café Linde']),
    isOpen: (visitor) => visitor.evaluate(() => document.querySelector('[role=dialog]') !== null),
  },
  'the menu': {
    open: (visitor) => visitor.click('header summary'),
    isOpen: (visitor) =>
      visitor.evaluate(() => document.querySelector('header details[open]') !== null),
  },
  'the designer': {
    open: async (visitor) => {
      await visitor.reach('#designer');
      await visitor.see(DESIGNER);
      // The designer is not notified when the page closes it, and keeps its button 'Leave full screen'.
      const click = () => {
        const buttons = [...document.querySelectorAll('button')];
        const button = buttons.find(({ textContent }) => /full screen/i.test(textContent));
        button?.click();
        return button?.textContent.includes('Full screen') === true;
      };
      await expect.poll(() => visitor.driver.evaluate(click, [], DESIGNER)).toBe(true);
    },
    isOpen: (visitor) =>
      visitor.evaluate(
        (frame) => document.querySelector(frame)?.getBoundingClientRect().height === innerHeight,
        DESIGNER,
      ),
  },
};

/** Goes back as on a phone. Where the browser has a CloseWatcher, a test can trigger it only by Escape. */
async function goBack(visitor: Visitor): Promise<void> {
  if (await visitor.evaluate(() => 'CloseWatcher' in window)) {
    // A key press in a frame would not reach the page.
    await visitor.evaluate(() => {
      if (document.activeElement instanceof HTMLIFrameElement) document.activeElement.blur();
    });
    await visitor.driver.press('Escape');
  } else {
    await visitor.tryEvaluate(() => history.back());
  }
}

for (const [name, { open, isOpen }] of Object.entries(FULL_SCREENS)) {
  test(`on a phone, going back closes ${name} only`, async ({ visitor }) => {
    await visitor.driver.resize(PHONE);
    await visitor.open('/');
    // Twice, as closing removes the state that it depends on.
    for (let count = 1; count <= 2; count += 1) {
      await open(visitor);
      await expect.poll(() => isOpen(visitor)).toBe(true);
      const before = await visitor.evaluate(() => {
        document.documentElement.dataset['same'] = '';
        return { top: scrollY, href: location.href, isSame: true };
      });
      await goBack(visitor);
      await expect.poll(() => isOpen(visitor)).toBe(false);
      expect(
        await visitor.evaluate(() => ({
          top: scrollY,
          href: location.href,
          isSame: document.documentElement.dataset['same'] === '',
        })),
      ).toEqual(before);
    }
  });
}
