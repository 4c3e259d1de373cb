import { expect, test } from '../support/test.ts';
import { PHONE, type Visitor } from '../support/visitor.ts';

const DESIGNER = 'iframe[title="QR code designer"]';

interface FullScreen {
  readonly open: (visitor: Visitor) => Promise<void>;
  readonly isOpen: (visitor: Visitor) => Promise<boolean>;
}

/** What fills the screen of a phone: how it opens, and where it can be seen then. */
const FULL_SCREENS = {
  'the preview of a sample': {
    open: (visitor: Visitor) => visitor.click(['#samples a', 'Café Linde']),
    isOpen: (visitor: Visitor) =>
      visitor.ask(() => document.querySelector('[role=dialog]') !== null),
  },
  'the menu': {
    open: (visitor: Visitor) => visitor.click('header summary'),
    isOpen: (visitor: Visitor) =>
      visitor.ask(() => document.querySelector('header details[open]') !== null),
  },
  'the designer': {
    open: async (visitor: Visitor): Promise<void> => {
      await visitor.reach('#designer');
      await visitor.see(DESIGNER);
      // It is not told that the page has closed it, and says 'Leave full screen' then.
      const click = () => {
        const buttons = [...document.querySelectorAll('button')];
        const button = buttons.find(({ textContent }) => /full screen/i.test(textContent));
        button?.click();
        return button?.textContent.includes('Full screen') === true;
      };
      await expect.poll(() => visitor.driver.evaluate(click, [], DESIGNER)).toBe(true);
    },
    isOpen: (visitor: Visitor) =>
      visitor.ask(
        (frame) => document.querySelector(frame)?.getBoundingClientRect().height === innerHeight,
        DESIGNER,
      ),
  },
} satisfies Record<string, FullScreen>;

/** Goes back as on a phone. Where the browser knows what there is to close, a test can ask it by Escape only. */
async function goBack(visitor: Visitor): Promise<void> {
  if (await visitor.ask(() => 'CloseWatcher' in window)) {
    // A click in a frame would be the frame's.
    await visitor.ask(() => {
      if (document.activeElement instanceof HTMLIFrameElement) document.activeElement.blur();
    });
    await visitor.driver.press('Escape');
  } else {
    await visitor.askOnTheWay(() => {
      history.back();
    });
  }
}

for (const [name, { open, isOpen }] of Object.entries<FullScreen>(FULL_SCREENS)) {
  test(`on a phone the way back closes ${name}, and leaves the page where it was`, async ({
    visit,
  }) => {
    const visitor = await visit();
    await visitor.driver.resize(PHONE);
    await visitor.open('/');
    // Twice: what it needed is gone once it is closed.
    for (let count = 1; count <= 2; count += 1) {
      await open(visitor);
      await expect.poll(() => isOpen(visitor)).toBe(true);
      const before = await visitor.ask(() => {
        document.documentElement.dataset['same'] = '';
        return { top: scrollY, href: location.href, isSame: true };
      });
      await goBack(visitor);
      await expect.poll(() => isOpen(visitor)).toBe(false);
      expect(
        await visitor.ask(() => ({
          top: scrollY,
          href: location.href,
          isSame: document.documentElement.dataset['same'] === '',
        })),
      ).toEqual(before);
    }
  });
}
