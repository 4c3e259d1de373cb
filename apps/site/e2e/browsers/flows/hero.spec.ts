import { wrongPhones } from '../support/measures.ts';
import { expect, test } from '../support/test.ts';

test('the hero’s examples rotate and pause', async ({ visit }) => {
  const visitor = await visit({ reducedMotion: false });
  await visitor.open('/');
  const stage = '#hero [role=group][data-phase]';
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
