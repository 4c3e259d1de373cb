// @vitest-environment happy-dom
import { loadAlphabets } from '@waypage/codes/print';
import { DEFAULT_LOCALE, registerLocale, type Locale } from '@waypage/content';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { Designer } from './Designer.tsx';
import { readQuery } from './design/read-query.ts';
import type { Reading } from './checks/read-back.ts';
import { setLanguage } from './messages.ts';

// happy-dom has no canvas.
vi.mock('./checks/read-back.ts', () => ({
  readBack: (): Promise<Reading> => Promise.resolve('reads'),
}));

beforeAll(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  registerLocale('en-XA', {
    number: { group: ',', decimal: '.' },
    money: { sign: '$', position: 'before' },
    messages: {},
  });
  await setLanguage('en-XA' as Locale);
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await setLanguage(DEFAULT_LOCALE);
});

/** Words of English: those of the pseudo-language have accents on their vowels. */
const english = (text: string): readonly string[] =>
  text
    .replaceAll(/\S*(?:[/@]|\w\.\w)\S*/g, ' ')
    .match(/(?<![\p{L}\p{M}])[A-Za-z]*[aeiouy][A-Za-z]*(?![\p{L}\p{M}])/giu) ?? [];

it('has no text outside its messages', async () => {
  const alphabets = await loadAlphabets();
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  await act(async () => {
    root.render(
      <Designer
        query={readQuery('')}
        alphabets={alphabets}
        decoder={{ decode: () => Promise.resolve(undefined) }}
        sendToParent={() => undefined}
        newPage="https://app.waypage.example/ql/short-url/new"
      />,
    );
    await Promise.resolve();
  });
  const named = [...container.querySelectorAll('[aria-label], [title], [placeholder]')];
  const names = named.flatMap((element) =>
    ['aria-label', 'title', 'placeholder'].map((name) => element.getAttribute(name) ?? ''),
  );
  const texts = [...container.querySelectorAll('*')].flatMap(({ localName, childNodes }) =>
    ['style', 'textarea'].includes(localName)
      ? []
      : [...childNodes]
          .filter(({ nodeType }) => nodeType === 3)
          .map((text) => text.nodeValue ?? ''),
  );
  // The name of the sample with which the designer starts.
  expect(new Set([...texts, ...names].flatMap(english))).toEqual(new Set(['Orilla']));
  act(() => root.unmount());
});
