import { afterEach, expect, it, vi } from 'vitest';
import { createI18n } from './create-i18n.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

it('a missing text is logged, showing its id', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { t } = createI18n('en', {});
  expect(t('header:home')).toBe('home');
  t('header:home');
  expect(error).toHaveBeenCalledOnce();
  expect(error).toHaveBeenCalledWith(expect.stringContaining('"header:home" is missing'));
});
