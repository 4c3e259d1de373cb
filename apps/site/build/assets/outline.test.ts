import { expect, it } from 'vitest';
import { drawableMessages, measure, outline } from './outline.ts';

const style = { size: 66, width: 'narrow' } as const;

it('outline has wide no-break spaces and no joiners', async () => {
  const plain = { ...style, text: 'peut-il 9 $US' };
  const unbreakable = { ...style, text: 'peut-\u2060il 9\u00a0$US' };
  expect(await measure(unbreakable)).toBe(await measure(plain));
  const position = { x: 0, y: 0, fill: '#000' };
  expect(await outline({ ...unbreakable, ...position })).toEqual(
    await outline({ ...plain, ...position }),
  );
});

it('drawableMessages falls back to English for missing letters', async () => {
  const english = { title: 'Questions', plans: { free: 'Free', more: 'More' } };
  const arabic = { title: 'أسئلة', plans: { free: 'Größe n°\u00a01', two: 'مجاني' } };
  expect(await drawableMessages(arabic, english)).toEqual({
    title: 'Questions',
    plans: { free: 'Größe n°\u00a01', two: 'مجاني' },
  });
});
