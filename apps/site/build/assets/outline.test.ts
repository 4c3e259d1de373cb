import { expect, it } from 'vitest';
import { drawableMessages, measure, outline } from './outline.ts';

const look = { size: 66, width: 'narrow' } as const;

it('outline has wide no-break spaces and no joiners', async () => {
  const plain = { ...look, text: 'peut-il 9 $US' };
  const held = { ...look, text: 'peut-\u2060il 9\u00a0$US' };
  expect(await measure(held)).toBe(await measure(plain));
  const place = { x: 0, y: 0, fill: '#000' };
  expect(await outline({ ...held, ...place })).toEqual(await outline({ ...plain, ...place }));
});

it('drawableMessages falls back to English for missing letters', async () => {
  const english = { title: 'Questions', plans: { free: 'Free', more: 'More' } };
  const arabic = { title: 'أسئلة', plans: { free: 'Größe n°\u00a01', two: 'مجاني' } };
  expect(await drawableMessages(arabic, english)).toEqual({
    title: 'Questions',
    plans: { free: 'Größe n°\u00a01', two: 'مجاني' },
  });
});
