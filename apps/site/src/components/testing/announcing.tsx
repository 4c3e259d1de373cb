import { loadMessages } from '@waypage/content/messages';
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { onTestFinished, vi } from 'vitest';
import { createI18n } from '#services/i18n/create-i18n.ts';

export interface Announcing {
  readonly container: HTMLElement;
  readonly show: (element: ReactNode) => void;
  /** Advances the fake timers, and returns the announcements since the last call. */
  readonly takeAnnounced: () => readonly string[];
  readonly unmount: () => void;
}

/**
 * Prepares a tree with the site's messages and fake timers, until the end of the test. The test has a DOM
 * (`@vitest-environment happy-dom`).
 *
 * @param namespaces of the messages that the tree needs
 */
export async function createAnnouncing(
  namespaces: Parameters<typeof loadMessages>[1],
): Promise<Announcing> {
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
    show(element) {
      act(() => {
        root.render(
          <I18nextProvider i18n={i18n}>
            <MemoryRouter>{element}</MemoryRouter>
          </I18nextProvider>,
        );
      });
    },
    takeAnnounced() {
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
