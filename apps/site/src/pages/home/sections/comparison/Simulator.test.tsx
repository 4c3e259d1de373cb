// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { createAnnouncing, type Announcing } from '#components/testing/announcing.tsx';
import { typeText } from '#components/testing/type-text.ts';
import { Simulator } from './Simulator.tsx';

let announcing: Announcing;

beforeEach(async () => {
  announcing = await createAnnouncing(['comparison', 'common', 'sample-sales-menu']);
  announcing.show(<Simulator />);
});

function field(): HTMLTextAreaElement {
  const found = announcing.container.querySelector('textarea');
  if (!found) throw new Error('There is no field.');
  return found;
}

it('Simulator announces an edit’s result once', () => {
  const before = field().getAttribute('aria-describedby');
  expect(announcing.takeAnnounced()).toEqual([]);
  typeText(field(), 'lumbre.example/m');
  typeText(field(), 'lumbre.example/menu');
  expect(announcing.takeAnnounced()).toEqual([expect.stringMatching(/\. Works\.$|dynamic/i)]);
  typeText(field(), 'lumbre.example/menus');
  expect(announcing.takeAnnounced()).toEqual([]);
  typeText(field(), '');
  expect(announcing.takeAnnounced()).toHaveLength(1);
  act(() => {
    [...announcing.container.querySelectorAll('button')]
      .find(({ textContent }) => textContent === 'Start again')
      ?.click();
  });
  expect(announcing.takeAnnounced()).toHaveLength(1);
  expect(document.activeElement).toBe(field());
  expect(field().getAttribute('aria-describedby')).toBe(before);
});
