import { APP_HOST, SITE } from '../support/ports.ts';
import { overflow, wrongPhones } from './support/measures.ts';
import { failChecksOf, freshPath } from './support/sandbox.ts';
import { expect, test } from './support/test.ts';
import { DESKTOP, PHONE, type Visitor } from './support/visitor.ts';

const FIELD = 'input[name=path]';
const CLAIM = ['#hero button', 'CLAIM'] as const;
const DESIGNER = 'iframe[title="QR code designer"]';

/** Waits until a place says something. */
const expectText = (visitor: Visitor, place: string, text: string) =>
  expect
    .poll(async () => (await visitor.all(place)).map((seen) => seen.text).join('\n'), {
      message: `${place} says it`,
    })
    .toContain(text);

const expectPath = (visitor: Visitor, path: string) => expect.poll(() => visitor.path()).toBe(path);

/** Claims a free path and looks at the tab that opens. */
async function claim(visitor: Visitor): Promise<void> {
  const path = freshPath();
  await visitor.fill(FIELD, path);
  await visitor.click(CLAIM);
  await expect.poll(() => visitor.driver.countTabs()).toBe(2);
  await visitor.driver.toNewestTab();
  await expect
    .poll(() => visitor.askOnTheWay(() => location.href))
    .toBe(`${APP_HOST}/ql/link-in-bio/${path}/claim`);
  await visitor.driver.toFirstTab();
  await expectText(
    visitor,
    '#hero form',
    `'${path}' is free. The claim page is open in a new tab.`,
  );
}

test(
  'home opens, its phone shows its page whole, and a path is claimed',
  { tag: '@quick' },
  async ({ visit }) => {
    const visitor = await visit();
    await visitor.open('/');
    await visitor.see(['h1', 'Scan the Future.']);
    expect(await visitor.ask(overflow)).toBeLessThanOrEqual(0);
    await visitor.see('#hero [data-surface=screen]');
    expect(await visitor.ask(wrongPhones)).toEqual([]);
    await claim(visitor);
  },
);

test('a path is cleaned while it is typed, may be taken, and may not be answered', async ({
  visit,
}) => {
  const visitor = await visit();
  await visitor.home();
  await visitor.fill(FIELD, 'my bär');
  await expect.poll(async () => (await visitor.see(FIELD)).value).toBe('my_b_r');

  await visitor.fill(FIELD, 'Lumbre');
  await visitor.driver.press('Enter');
  await expectText(visitor, '#hero form', "The path 'Lumbre' is not available.");

  const path = freshPath();
  await failChecksOf(path);
  // The browsers say so themselves.
  visitor.expectError(/not loaded|console error/);
  await visitor.fill(FIELD, path);
  await visitor.click(CLAIM);
  await expectText(
    visitor,
    '#hero form',
    'The connection failed, please wait a moment and try again.',
  );
  await expect.poll(() => visitor.driver.countTabs()).toBe(1);
  expect((await visitor.see(FIELD)).value).toBe(path);
});

test('the examples of the hero move on, and stand still when they are paused', async ({
  visit,
}) => {
  const visitor = await visit({ reducedMotion: false });
  await visitor.open('/');
  const stage = '#hero [data-phase]';
  const shown = async () => (await visitor.see(stage)).text;
  await expect.poll(shown).toMatch(/^.*Sample: /s);
  const first = await shown();
  await expect.poll(shown, { intervals: [500] }).not.toBe(first);
  await visitor.click([`${stage} button`, 'Pause examples']);
  await visitor.see([`${stage} button`, 'Play examples']);
  expect(
    await visitor.ask((selector) => {
      const clock = document.querySelector(`${selector} > i`);
      return clock ? getComputedStyle(clock).animationPlayState : 'none';
    }, stage),
  ).toBe('paused');
  expect(await visitor.ask(wrongPhones)).toEqual([]);
});

test('the menus open one at a time, and close by Escape with the focus back', async ({ visit }) => {
  const visitor = await visit();
  await visitor.home();
  await visitor.click(['header summary', 'Tools']);
  await visitor.see(['header a', 'Pet ID']);
  await visitor.click(['header summary', 'Templates']);
  await visitor.see(['header a', 'Mobile pages']);
  await visitor.seeNothing(['header a', 'Pet ID']);
  await visitor.driver.press('Escape');
  await visitor.seeNothing(['header a', 'Mobile pages']);
  expect((await visitor.see(['header summary', 'Templates'])).isFocused).toBe(true);
});

test('the language is chosen, kept, and chosen back', async ({ visit }) => {
  const visitor = await visit();
  await visitor.home();
  await visitor.click(['header summary', 'English']);
  await visitor.click(['header a', 'Español']);
  await expectPath(visitor, '/es/');
  await visitor.hydrated();
  expect(await visitor.ask(() => localStorage.getItem('locale'))).toBe('es');
  await visitor.click(['header summary', 'Español']);
  await visitor.click(['header a', 'English']);
  await expectPath(visitor, '/');
  await visitor.hydrated();
});

test('the menu of a phone opens, closes, and leads on', async ({ visit }) => {
  const visitor = await visit();
  await visitor.driver.resize(PHONE);
  await visitor.home();
  await visitor.click(['header summary', 'Menu']);
  await visitor.see(['header a', 'Pricing']);
  await visitor.driver.press('Escape');
  await visitor.seeNothing(['header a', 'Pricing']);
  await visitor.click(['header summary', 'Menu']);
  await visitor.click(['header a', 'Pricing']);
  await expectPath(visitor, '/s/pricing');
  await visitor.seeNothing(['header a', 'Pricing']);
});

test('the tabs of the page types turn by pointer and by keys', async ({ visit }) => {
  const visitor = await visit();
  await visitor.home();
  await visitor.click(['#page-types [role=tab]', 'Google Review']);
  await visitor.see(['#page-types [role=tab][aria-selected=true]', 'Google Review']);
  await visitor.see(['#page-types [role=tabpanel] h3', 'Google Review']);
  await visitor.driver.press('ArrowUp');
  await visitor.see(['#page-types [role=tab][aria-selected=true]', 'Website / URL']);
  await visitor.see(['#page-types [role=tabpanel] h3', 'Website / URL']);
  expect((await visitor.see('#page-types [role=tab][aria-selected=true]')).isFocused).toBe(true);
});

test('the carousel turns by its buttons and by a drag, which presses no link', async ({
  visit,
}) => {
  const visitor = await visit();
  await visitor.home();
  await visitor.click(['#samples button', 'More samples']);
  await expectText(visitor, '#samples [role=status]', 'Samples, part 2 of 4');
  const { y } = await visitor.reach('#samples ul');
  await visitor.driver.drag({ x: 1300, y }, { x: 150, y });
  await expectText(visitor, '#samples [role=status]', 'Samples, part 3 of 4');
  await visitor.seeNothing('[role=dialog]');
  expect(await visitor.path()).toBe('/');
});

test('a sample opens in its window and closes by Escape', async ({ visit }) => {
  const visitor = await visit();
  await visitor.home();
  await visitor.click(['#samples a', 'Café Linde']);
  await visitor.see('[role=dialog] iframe');
  await expect
    .poll(() =>
      visitor.driver.evaluate(
        () => document.querySelector('h1')?.textContent ?? '',
        [],
        '[role=dialog] iframe',
      ),
    )
    .not.toBe('');
  await visitor.ask(() => {
    document.querySelector<HTMLElement>('[role=dialog] button')?.focus();
  });
  await visitor.driver.press('Escape');
  await visitor.seeNothing('[role=dialog]');
});

test('only the dynamic print follows an edit', async ({ visit }) => {
  const visitor = await visit();
  await visitor.home();
  await visitor.fill(
    '#comparison :is(input, textarea)',
    'https://www.shop.example/our-new_things.html',
  );
  await expectText(
    visitor,
    '#comparison [aria-label="What the dynamic code opens"]',
    'Our new things',
  );
  await expectText(
    visitor,
    '#comparison [aria-label="What the static code opens"]',
    'File not found',
  );
  await expect.poll(() => visitor.ask(wrongPhones)).toEqual([]);
});

test('the print planner follows what is asked', async ({ visit }) => {
  const visitor = await visit();
  await visitor.open('/print-planner');
  await visitor.fill('input[inputmode=decimal]', '0.2');
  await expect.poll(async () => (await visitor.see('dd')).text).toBe('2 cm');
  await visitor.click(['main label', '600 dpi']);
  await expectText(visitor, 'dd', '472 px');
  await visitor.ask(() => {
    document.querySelector<HTMLElement>('input[type=range]')?.focus();
  });
  await visitor.driver.press('End');
  await expect.poll(async () => (await visitor.see('dd')).text).toBe('100 cm');
});

test('the designer is heard, and covers the window and gives it back', async ({ visit }) => {
  const visitor = await visit();
  await visitor.home();
  await visitor.reach('#designer');
  await visitor.see(DESIGNER);
  const say = (message: { type: string; payload: Record<string, string | number> }) =>
    visitor.driver.evaluate(
      (data) => {
        parent.postMessage(data, '*');
      },
      [message],
      DESIGNER,
    );
  const pressInside = (name: string) =>
    visitor.driver.evaluate(
      (text) => {
        const button = [...document.querySelectorAll('button')].find((one) =>
          (one.getAttribute('aria-label') ?? one.textContent).includes(text),
        );
        button?.click();
        return button !== undefined;
      },
      [name],
      DESIGNER,
    );
  const coversWindow = async () => {
    const { box } = await visitor.see(DESIGNER);
    return (
      box.x === 0 && box.y === 0 && box.width === DESKTOP.width && box.height === DESKTOP.height
    );
  };

  await expect.poll(() => pressInside('Full screen')).toBe(true);
  await expect.poll(coversWindow).toBe(true);
  await expect.poll(() => pressInside('Leave full screen')).toBe(true);
  await expect.poll(coversWindow).toBe(false);

  const before = await visitor.ask(() => scrollY);
  await say({ type: 'SCROLL', payload: { deltaY: 120 } });
  await expect.poll(() => visitor.ask(() => Math.round(scrollY))).toBe(Math.round(before) + 120);
  await say({ type: 'ERROR', payload: { error: 'No room for a logo' } });
  await visitor.see(['[role=alert]', 'No room for a logo']);
});

test('prices turn from months to years', async ({ visit }) => {
  const visitor = await visit();
  await visitor.home();
  await visitor.click(['#pricing label', 'Annual']);
  await visitor.see(['#pricing article', '$18 less than monthly']);
  await expectText(visitor, '#pricing [role=status]', 'Prices now per year.');
});

test('one question is open at a time', async ({ visit }) => {
  const visitor = await visit();
  await visitor.home();
  const open = () => visitor.ask(() => document.querySelectorAll('#faq details[open]').length);
  await visitor.click(['#faq summary', '']);
  await visitor.see(['#faq details', 'A static code contains the final address']);
  await visitor.driver.press('Tab');
  await visitor.driver.press('Space');
  await expectText(visitor, '#faq details[open]', 'Yes. Edit the page or the destination');
  expect(await open()).toBe(1);
});

test('a message is sent, and the form starts anew', async ({ visit }) => {
  const visitor = await visit();
  await visitor.home();
  const control = (name: string) => `#contact [name=${name}]`;
  for (const [name, text] of [
    ['name', 'Mara D.'],
    ['email', 'mara@market.example'],
    ['subject', freshPath('contact')],
    ['message', 'Twelve labels.'],
  ] as const) {
    await visitor.fill(control(name), text);
  }
  await visitor.click('#contact button[type=submit]');
  await visitor.see(['[role=status]', 'Your message has been sent successfully.']);
  await expect.poll(async () => (await visitor.see(control('message'))).value).toBe('');
});

test('a link leads on without a new document, and back and forth to where one was', async ({
  visit,
}) => {
  const visitor = await visit();
  await visitor.home();
  await visitor.ask(() => {
    document.documentElement.dataset['same'] = '';
  });
  await visitor.click('footer a[href="/qrcode-types"]');
  await expectPath(visitor, '/qrcode-types');
  await expect.poll(async () => (await visitor.see('h1')).isFocused).toBe(true);
  expect(await visitor.ask(() => document.documentElement.dataset['same'])).toBe('');
  await visitor.ask(() => {
    scrollTo(0, 900);
  });
  await visitor.driver.back();
  await visitor.see(['h1', 'Scan the Future.']);
  await visitor.driver.forward();
  await visitor.seeNothing(['h1', 'Scan the Future.']);
  await expect.poll(() => visitor.ask(() => Math.round(scrollY))).toBe(900);
});

test('a page that one comes back to from another document still works', async ({
  visit,
}, testInfo) => {
  const visitor = await visit();
  await visitor.open('/s/pricing');
  await visitor.ask(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset['persisted'] = String(persisted);
    });
  });
  await visitor.open('/e404');
  await visitor.driver.back();
  await expectPath(visitor, '/s/pricing');
  await visitor.hydrated();
  const persisted = await visitor.ask(() => document.documentElement.dataset['persisted']);
  testInfo.annotations.push({
    type: 'back/forward cache',
    description: persisted === 'true' ? 'used' : 'not used by the driver of this engine',
  });
  await visitor.click(['header summary', 'Tools']);
  await visitor.see(['header a', 'Pet ID']);
  await visitor.driver.press('Escape');
  await visitor.click(['#pricing label', 'Annual']);
  await visitor.see(['#pricing article', '$18 less than monthly']);
});

test('blocked storage changes nothing else', async ({ visit }) => {
  const visitor = await visit({ storage: false });
  await visitor.open('/fr/e404');
  await visitor.see('h1');
  await visitor.click(['header summary', 'Français']);
  await visitor.click(['header a', 'English']);
  await expectPath(visitor, '/e404');
  await visitor.open('/');
  await visitor.fill(FIELD, 'Lumbre');
  await visitor.driver.press('Enter');
  await expectText(visitor, '#hero form', "The path 'Lumbre' is not available.");
});

test('without scripts everything can be read, and the menus open', async ({ visit }) => {
  const visitor = await visit({ scripts: false });
  await visitor.open('/', { hydrates: false });
  await visitor.see(['h1', 'Scan the Future.']);
  await visitor.see('#hero [data-without-scripts] a');
  await visitor.seeNothing(FIELD);
  await visitor.see(['#faq', 'Not under 2 × 2 cm']);
  await visitor.see(['#pricing [data-without-scripts]', '$790 a year']);
  expect(await visitor.ask(wrongPhones)).toEqual([]);
  await visitor.click(['header summary', 'Tools']);
  await visitor.see(['header a', 'Pet ID']);
  await visitor.click(['header summary', 'English']);
  await visitor.click(['header a', 'Español']);
  await visitor.see(['h1', 'Escanea el futuro.']);
});

test('home is printed on several sheets', async ({ visit }) => {
  const visitor = await visit();
  await visitor.open('/');
  const paper = await visitor.driver.pdf();
  test.skip(paper === undefined, 'This engine cannot be asked to print.');
  expect(paper?.subarray(0, 5).toString()).toBe('%PDF-');
  const sheets = paper?.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? [];
  expect(sheets.length).toBeGreaterThan(3);
  expect(await visitor.ask(() => location.origin)).toBe(SITE);
});
