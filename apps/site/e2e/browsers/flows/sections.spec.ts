import { wrongPhones } from '../support/measures.ts';
import { expect, test } from '../support/test.ts';

test('the hero’s examples rotate and pause', async ({ visit }) => {
  const visitor = await visit({ reducedMotion: false });
  await visitor.open('/');
  const stage = '#hero [role=group][data-phase]';
  const sampleText = async () => (await visitor.see(stage)).text;
  await expect.poll(sampleText).toMatch(/^.*Sample: /s);
  const first = await sampleText();
  await expect.poll(sampleText, { intervals: [500] }).not.toBe(first);
  await visitor.click([`${stage} button`, 'Pause examples']);
  await visitor.see([`${stage} button`, 'Play examples']);
  expect(
    await visitor.evaluate((selector) => {
      const clock = document.querySelector(`${selector} > i`);
      return clock ? getComputedStyle(clock).animationPlayState : 'none';
    }, stage),
  ).toBe('paused');
  expect(await visitor.evaluate(wrongPhones)).toEqual([]);
});

test('pointer and keys switch the page type tabs', async ({ visitor }) => {
  await visitor.home();
  await visitor.click(['#page-types [role=tab]', 'Google Review']);
  await visitor.see(['#page-types [role=tab][aria-selected=true]', 'Google Review']);
  await visitor.see(['#page-types [role=tabpanel] h3', 'Google Review']);
  await visitor.driver.press('ArrowUp');
  await visitor.see(['#page-types [role=tab][aria-selected=true]', 'Website / URL']);
  await visitor.see(['#page-types [role=tabpanel] h3', 'Website / URL']);
  expect((await visitor.see('#page-types [role=tab][aria-selected=true]')).isFocused).toBe(true);
});

test('buttons and drags turn the carousel', async ({ visitor }) => {
  await visitor.home();
  await visitor.click(['#samples button', 'More samples']);
  await visitor.see('#samples [aria-label="Samples, part 2 of 4"]');
  const { y } = await visitor.reach('#samples ul');
  await visitor.driver.drag({ x: 1300, y }, { x: 150, y });
  await visitor.see('#samples [aria-label="Samples, part 3 of 4"]');
  await visitor.seeNothing('[role=dialog]');
  expect(await visitor.path()).toBe('/');
});

test('a sample opens, and Escape closes it', async ({ visitor }) => {
  await visitor.open('/');
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
  await visitor.evaluate(() => {
    document.querySelector<HTMLElement>('[role=dialog] button')?.focus();
  });
  await visitor.driver.press('Escape');
  await visitor.seeNothing('[role=dialog]');
});

test('only the dynamic print follows an edit', async ({ visitor }) => {
  await visitor.home();
  await visitor.fill(
    '#comparison :is(input, textarea)',
    'https://www.shop.example/our-new_things.html',
  );
  await visitor.reads('#comparison [aria-label="What the dynamic code opens"]', 'Our new things');
  await visitor.reads('#comparison [aria-label="What the static code opens"]', 'File not found');
  await expect.poll(() => visitor.evaluate(wrongPhones)).toEqual([]);
});

test('prices switch to years, and limits unfold', async ({ visitor }) => {
  await visitor.home();
  await visitor.click(['#pricing label', 'Annual']);
  await visitor.see(['#pricing article', '$18 less than monthly']);
  await visitor.reads('body > [role=log]', 'Prices now per year.');
  await visitor.click(['#pricing summary', 'Compare every limit']);
  await visitor.reads('#pricing thead', '$290');
});

test('one question is open at a time', async ({ visitor }) => {
  await visitor.home();
  const open = () => visitor.evaluate(() => document.querySelectorAll('#faq details[open]').length);
  await visitor.click(['#faq summary', '']);
  await visitor.see(['#faq details', 'A static code contains the final address']);
  await visitor.click(['#faq summary', 'Can I change where my code goes']);
  await visitor.reads('#faq details[open]', 'Yes. Edit the page or the destination');
  expect(await open()).toBe(1);
  await visitor.driver.press('Enter');
  await expect.poll(open).toBe(0);
  await visitor.driver.press(' ');
  await visitor.reads('#faq details[open]', 'Yes. Edit the page or the destination');
});
