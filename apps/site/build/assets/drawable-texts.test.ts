import { expect, it } from 'vitest';
import { drawableTexts } from './drawable-texts.ts';

it('is English where the font of the pictures lacks a letter', async () => {
  const english = { title: 'Questions', plans: { free: 'Free', more: 'More' } };
  const arabic = { title: 'أسئلة', plans: { free: 'Größe n°\u00a01', two: 'مجاني' } };
  expect(await drawableTexts(arabic, english)).toEqual({
    title: 'Questions',
    plans: { free: 'Größe n°\u00a01', two: 'مجاني' },
  });
});
