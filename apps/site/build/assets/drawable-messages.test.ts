import { expect, it } from 'vitest';
import { drawableMessages } from './drawable-messages.ts';

it('falls back to English for missing letters', async () => {
  const english = { title: 'Questions', plans: { free: 'Free', more: 'More' } };
  const arabic = { title: 'أسئلة', plans: { free: 'Größe n°\u00a01', two: 'مجاني' } };
  expect(await drawableMessages(arabic, english)).toEqual({
    title: 'Questions',
    plans: { free: 'Größe n°\u00a01', two: 'مجاني' },
  });
});
