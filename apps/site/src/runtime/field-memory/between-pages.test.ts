// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { rememberText, restoreText } from './between-pages.ts';

it('restores text in empty fields of earlier pages', () => {
  const html =
    '<input name="path"><input name="email"><input type="checkbox"><textarea name="m"></textarea>';
  document.body.innerHTML = html;
  const [path, email] = document.querySelectorAll('input');
  Object.assign(path ?? {}, { value: 'mine' });
  Object.assign(email ?? {}, { value: 'a@b.example' });
  rememberText('home/', document);
  document.body.innerHTML = html;
  const [pathAgain, emailAgain] = document.querySelectorAll('input');
  Object.assign(emailAgain ?? {}, { value: 'newer' });
  const onInput = vi.fn();
  pathAgain?.addEventListener('input', onInput);
  restoreText('plans/', document);
  expect(pathAgain?.value).toBe('');
  restoreText('home/', document);
  expect([pathAgain?.value, emailAgain?.value]).toEqual(['mine', 'newer']);
  expect(onInput).toHaveBeenCalledOnce();
});
