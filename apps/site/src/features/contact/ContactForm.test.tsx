// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAnnouncing, type Announcing } from '#components/testing/announcing.tsx';
import { typeText } from '#components/testing/type-text.ts';
import { Notices } from '../notices/Notices.tsx';
import { ContactForm } from './ContactForm.tsx';
import type { ContactFailure } from './contact-state.ts';

/** Result of the next message; `undefined` means a delivery. */
let outcome: ContactFailure | undefined;

vi.mock('#services/api.ts', () => ({ api: {} }));
vi.mock('./send-message.ts', async (original) => ({
  ...(await original()),
  sendMessage: () => Promise.resolve(outcome),
}));

let announcing: Announcing;
let heard: string[];

beforeEach(async () => {
  vi.useFakeTimers();
  announcing = await createAnnouncing(['contact', 'common']);
  announcing.show(
    <>
      <ContactForm />
      <Notices />
    </>,
  );
  heard = [];
  for (const region of document.querySelectorAll('[aria-live]')) {
    new MutationObserver((records) => {
      for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (node.textContent) heard.push(node.textContent);
      }
    }).observe(region, { childList: true, subtree: true });
  }
});
afterEach(() => {
  announcing.unmount();
  vi.useRealTimers();
});

function field(name: string): HTMLInputElement | HTMLTextAreaElement {
  const found = announcing.container.querySelector<HTMLInputElement>(`[name=${name}]`);
  if (!found) throw new Error(`There is no field ${name}.`);
  return found;
}

async function submit(from: HTMLElement): Promise<void> {
  from.focus();
  await act(async () => {
    announcing.container.querySelector('form')?.requestSubmit();
    await vi.advanceTimersByTimeAsync(1000);
  });
}

function fillIn(): void {
  for (const [name, text] of [
    ['name', 'Mara'],
    ['email', 'mara@market.example'],
    ['subject', 'Tags'],
    ['message', 'Two tags'],
  ] as const) {
    typeText(field(name), text);
  }
}

describe('ContactForm', () => {
  it('announces the error of the first field at each submit from it, and no other', async () => {
    for (let time = 0; time < 2; time += 1) {
      heard.length = 0;
      await submit(field('name'));
      expect(heard).toEqual(['Please fill in Name.']);
    }
    expect(document.activeElement).toBe(field('name'));
  });

  it.each([
    [{ kind: 'refused', status: '500' }, 'The message could not be sent: 500'],
    [{ kind: 'network' }, /Check your connection and send it again\./],
  ] as const)(
    'announces a failure once at each try, and describes no control by it: %o',
    async (failure, words) => {
      outcome = failure;
      fillIn();
      for (let time = 0; time < 2; time += 1) {
        heard.length = 0;
        const button = announcing.container.querySelector('button');
        if (!button) throw new Error('There is no button.');
        await submit(button);
        expect(heard).toHaveLength(1);
        expect(heard[0]).toMatch(words);
        const regions = [...document.querySelectorAll('[aria-live]')];
        expect(regions.filter(({ textContent }) => textContent.match(words))).toHaveLength(1);
        expect(button.hasAttribute('aria-describedby')).toBe(false);
      }
    },
  );

  it('announces that the message was sent, once and with no error of a field', async () => {
    outcome = undefined;
    fillIn();
    await submit(field('message'));
    expect(heard).toHaveLength(1);
    expect(heard[0]).toMatch(/^Your message has been sent successfully\./);
  });
});
