// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { PrintedWidth } from './check-a-code/PrintedWidth.tsx';
import { Plans } from './plans/Plans.tsx';
import { PrintPlanner } from './print-planner/PrintPlanner.tsx';
import { createAnnouncing, type Announcing } from '#components/testing/announcing.tsx';

let announcing: Announcing;

beforeEach(async () => {
  const namespaces = ['check-a-code', 'print-planner', 'code-content', 'plans', 'pricing'] as const;
  announcing = await createAnnouncing([...namespaces, 'common']);
});

it.each([
  ['Plans', <Plans key="plans" />],
  ['PrintPlanner', <PrintPlanner key="planner" />],
  [
    'PrintedWidth',
    <PrintedWidth key="width" modules={29} typed="abc" widthCm={6} onChange={() => undefined} />,
  ],
])('a slider says its value despite text: %s', (_name, element) => {
  announcing.show(element);
  const sliders = [...announcing.container.querySelectorAll('input[type=range]')];
  expect(sliders.length).toBeGreaterThan(0);
  const values = () => sliders.map((slider) => slider.getAttribute('aria-valuetext'));
  const before = values();
  for (const field of announcing.container.querySelectorAll<HTMLInputElement>('input[inputmode]')) {
    announcing.type(field, 'abc');
  }
  expect(values()).toEqual(before);
  expect(before.join()).toMatch(/\d/);
  expect(before.join()).not.toMatch(/abc/);
});
