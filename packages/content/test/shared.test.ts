import { createInstance } from 'i18next';
import { expect, it } from 'vitest';
import { loadMessages } from '../src/messages/index.ts';

async function translator() {
  const instance = createInstance();
  await instance.init({ lng: 'en', resources: { en: await loadMessages('en', ['claim']) } });
  return instance;
}

it('keeps the words of one translator from another', async () => {
  const [own, other] = [await translator(), await translator()];
  // A namespace of one's own is added, one that all share cannot be changed in its place,
  own.addResourceBundle('en', 'shop', { title: 'Shop' });
  expect(() => own.addResourceBundle('en', 'claim', { submit: 'TAKE' }, true, true)).toThrow(
    TypeError,
  );
  // but replaced as a whole.
  own.addResourceBundle('en', 'claim', { submit: 'TAKE' });
  expect([own.t('claim:submit'), own.t('shop:title')]).toEqual(['TAKE', 'Shop']);
  expect(other.t('claim:submit')).toBe('CLAIM');
  expect(other.hasResourceBundle('en', 'shop')).toBe(false);
});
