// @vitest-environment happy-dom
import { loadAlphabets } from '@waypage/codes/print';
import { DEFAULT_LOCALE, registerLocale, type Locale } from '@waypage/content';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Designer } from './Designer.tsx';
import { readQuery } from './design/read-query.ts';
import { setLanguage } from './messages.ts';

const alphabets = await loadAlphabets();
const decoder = { decode: () => Promise.resolve(document.querySelector('textarea')?.value) };

let root: Root;

function show(): void {
  act(() => {
    root.render(
      <Designer
        query={readQuery('')}
        alphabets={alphabets}
        decoder={decoder}
        sendToParent={() => undefined}
        newPage="https://app.waypage.example/ql/short-url/new"
      />,
    );
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  root = createRoot(document.body.appendChild(document.createElement('div')));
  show();
});
afterEach(() => {
  act(() => root.unmount());
  sessionStorage.clear();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function field(): HTMLTextAreaElement {
  const found = document.querySelector('textarea');
  if (!found) throw new Error('There is no field.');
  return found;
}

/** Sets the value through the native setter, so that React notices the change. */
async function type(text: string): Promise<void> {
  const property = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value');
  await act(async () => {
    property?.set?.call(field(), text);
    field().dispatchEvent(new Event('input', { bubbles: true }));
    await vi.advanceTimersByTimeAsync(60);
  });
}

async function takeAnnounced(): Promise<readonly string[]> {
  await act(() => vi.advanceTimersByTimeAsync(1500));
  const messages = [...document.querySelectorAll('[aria-live] > *')].map(
    (line) => line.textContent,
  );
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  return messages;
}

/** Words of English: those of the pseudo-language have accents on their vowels. */
const english = (text: string): readonly string[] =>
  text
    .replaceAll(/\S*(?:[/@]|\w\.\w)\S*/g, ' ')
    .match(/(?<![\p{L}\p{M}])[A-Za-z]*[aeiouy][A-Za-z]*(?![\p{L}\p{M}])/giu) ?? [];

describe('Designer', () => {
  it('announces nothing before something was changed', async () => {
    expect(await takeAnnounced()).toEqual([]);
  });

  it('announces one sentence with the verdict', async () => {
    await takeAnnounced();
    const before = field().getAttribute('aria-describedby');
    let url = 'https://orilla.example/';
    await type(url);
    while (url.length < 70) {
      url += 'a';
      await type(url);
      expect(field().getAttribute('aria-describedby')).toBe(before);
    }
    expect(await takeAnnounced()).toEqual([
      expect.stringMatching(/^\d+ by \d+ modules\b.*(checks pass|:)/),
    ]);
  });

  it('announces once that the URL is empty', async () => {
    await takeAnnounced();
    act(() => field().focus());
    await type('');
    expect(await takeAnnounced()).toHaveLength(1);
  });

  it('repeats no group name inside the group', () => {
    const nameOf = (element: Element) =>
      element.getAttribute('aria-label') ??
      element.querySelector(':scope > legend')?.textContent ??
      '';
    const groups = '[role=group], fieldset:not([role])';
    const names = [...document.querySelectorAll(groups)].flatMap((group) => {
      const controls = [...group.querySelectorAll('input, select, textarea, button')];
      const inside = [
        ...group.querySelectorAll(groups),
        ...(controls.length === 1 ? controls : []),
      ];
      return inside.map(nameOf).filter((name) => name !== '' && name === nameOf(group));
    });
    expect(names).toEqual([]);
  });

  it('has no text outside its messages', async () => {
    registerLocale('en-XA', {
      number: { group: ',', decimal: '.' },
      money: { sign: '$', position: 'before' },
      messages: {},
    });
    await setLanguage('en-XA' as Locale);
    act(() => root.render(null));
    show();
    const elements = [...document.body.querySelectorAll('*')];
    const names = elements.flatMap((element) =>
      ['aria-label', 'title', 'placeholder'].map((name) => element.getAttribute(name) ?? ''),
    );
    const texts = elements.flatMap(({ localName, childNodes }) =>
      ['style', 'textarea'].includes(localName)
        ? []
        : [...childNodes]
            .filter(({ nodeType }) => nodeType === 3)
            .map((text) => text.nodeValue ?? ''),
    );
    await setLanguage(DEFAULT_LOCALE);
    // The name of the sample with which the designer starts.
    expect(new Set([...texts, ...names].flatMap(english))).toEqual(new Set(['Orilla']));
  });
});
