// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { createAnnouncing, type Announcing } from '#components/testing/announcing.tsx';
import { Simulator } from './Simulator.tsx';

let announcing: Announcing;

beforeEach(async () => {
  announcing = await createAnnouncing(['comparison', 'common', 'sample-sales-menu']);
  announcing.show(<Simulator />);
});

const field = () => announcing.find('textarea');

it('Simulator announces an edit’s result once', () => {
  const before = field().getAttribute('aria-describedby');
  expect(announcing.takeAnnounced()).toEqual([]);
  announcing.type(field(), 'lumbre.example/m');
  announcing.type(field(), 'lumbre.example/menu');
  expect(announcing.takeAnnounced()).toEqual([expect.stringMatching(/\. Works\.$|dynamic/i)]);
  announcing.type(field(), 'lumbre.example/menus');
  expect(announcing.takeAnnounced()).toEqual([]);
  announcing.type(field(), '');
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
