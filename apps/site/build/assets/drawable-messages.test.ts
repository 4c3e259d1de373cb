import { expect, it } from 'vitest';
import { drawableMessages } from './drawable-messages.ts';

it('is English where the font of the images lacks a letter', async () => {
  const english = { title: 'Questions', plans: { free: 'Free', more: 'More' } };
  const arabic = { title: 'أسئلة', plans: { free: 'Größe n°\u00a01', two: 'مجاني' } };
  expect(await drawableMessages(arabic, english)).toEqual({
    title: 'Questions',
    plans: { free: 'Größe n°\u00a01', two: 'مجاني' },
  });
});
