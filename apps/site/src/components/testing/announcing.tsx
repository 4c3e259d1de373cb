import { loadMessages } from '@waypage/content/messages';
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { onTestFinished, vi } from 'vitest';
import { createI18n } from '#services/i18n/create-i18n.ts';

export type Announcing = Awaited<ReturnType<typeof createAnnouncing>>;

/**
 * Prepares a tree with the site's messages and fake timers, until the end of the test. The test has a DOM
 * (`@vitest-environment happy-dom`).
 *
 * @param namespaces of the messages that the tree needs
 */
export async function createAnnouncing(namespaces: Parameters<typeof loadMessages>[1]) {
  vi.useFakeTimers();
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const i18n = createI18n('en', await loadMessages('en', namespaces));
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  const unmount = () => {
    act(() => root.unmount());
    container.remove();
  };
  onTestFinished(unmount);
  return {
    container,
    show: (element: ReactNode) => {
      act(() => {
        root.render(
          <I18nextProvider i18n={i18n}>
            <MemoryRouter>{element}</MemoryRouter>
          </I18nextProvider>,
        );
      });
    },
    /** Returns the first element with a tag, and that matches the rest of a selector. @throws Error if there is none */
    find: <Tag extends keyof HTMLElementTagNameMap>(tag: Tag, rest = '') => {
      const found = container.querySelector<HTMLElementTagNameMap[Tag]>(`${tag}${rest}`);
      if (!found) throw new Error(`There is no ${tag}${rest}.`);
      return found;
    },
    /** Replaces the text of a field with the native setter, so that React notices. */
    type: (field: HTMLInputElement | HTMLTextAreaElement, text: string) => {
      const property = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
      act(() => {
        property?.set?.call(field, text);
        field.dispatchEvent(new Event('input', { bubbles: true }));
      });
    },
    /** Advances the fake timers, and returns the announcements since the last call. */
    takeAnnounced: () => {
      act(() => {
        vi.advanceTimersByTime(1000);
      });
      const lines = document.querySelectorAll('[aria-live] > *');
      const messages = [...lines].map(({ textContent }) => textContent);
      act(() => {
        vi.advanceTimersByTime(10_000);
      });
      return messages;
    },
    unmount,
  };
}
