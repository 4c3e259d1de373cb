// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAnnouncing, type Announcing } from '#components/testing/announcing.tsx';
import { SiteNotices } from '../notices/Notices.tsx';
import { ContactForm } from './ContactForm.tsx';
import type { Attempt } from './contact-draft.ts';
import type { ContactFailure } from './send-message.ts';

/** Result of the next message; `undefined` means a delivery, a promise that it is under way. */
let outcome: ContactFailure | undefined | Promise<never>;
let attempts: Attempt[];

vi.mock('#services/api.ts', () => ({ api: {} }));
vi.mock('./send-message.ts', async (original) => ({
  ...(await original()),
  sendMessage: (_: unknown, attempt: Attempt) => {
    attempts.push(attempt);
    return Promise.resolve(outcome);
  },
}));

let announcing: Announcing;
let heard: string[];

function show(): void {
  announcing.show(
    <>
      <div data-island="contact">
        <ContactForm />
      </div>
      <SiteNotices />
    </>,
  );
}

/** Shows the form in a document that has the storage of the one before. */
function openDocument(): void {
  announcing.show(null);
  vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(performance.timeOrigin + 1000);
  show();
}

beforeEach(async () => {
  attempts = [];
  announcing = await createAnnouncing(['contact', 'common']);
  show();
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
  vi.restoreAllMocks();
  sessionStorage.clear();
});

const field = (name: string) =>
  announcing.find(name === 'message' ? 'textarea' : 'input', `[name=${name}]`);

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
    announcing.type(field(name), text);
  }
}

describe('ContactForm', () => {
  it('announces the first field’s error at each submit', async () => {
    for (let time = 0; time < 2; time += 1) {
      heard.length = 0;
      await submit(field('name'));
      expect(heard).toEqual(['Please fill in Name.']);
    }
    expect(document.activeElement).toBe(field('name'));
  });

  it('reports text that is too long at once', () => {
    announcing.type(field('name'), 'x'.repeat(212));
    expect(announcing.container.textContent).toContain('12 characters too many.');
    announcing.type(field('name'), 'x');
    expect(announcing.container.textContent).not.toContain('too many');
  });

  it.each([
    [{ kind: 'refused', status: '500' }, 'The message could not be sent: 500'],
    [{ kind: 'network' }, /Check your connection and send it again\./],
  ] as const)('announces a failure once at each try: %o', async (failure, message) => {
    outcome = failure;
    fillIn();
    for (let time = 0; time < 2; time += 1) {
      heard.length = 0;
      const button = announcing.find('button');
      await submit(button);
      expect(heard).toHaveLength(1);
      expect(heard[0]).toMatch(message);
      const regions = [...document.querySelectorAll('[aria-live]')];
      expect(regions.filter(({ textContent }) => textContent.match(message))).toHaveLength(1);
      expect(button.hasAttribute('aria-describedby')).toBe(false);
      act(() => button.blur());
      const description = button.getAttribute('aria-describedby') ?? '';
      expect(document.getElementById(description)?.textContent).toMatch(message);
      expect(heard).toHaveLength(1);
    }
  });

  it('announces once that the message was sent', async () => {
    outcome = undefined;
    fillIn();
    await submit(field('message'));
    expect(heard).toHaveLength(1);
    expect(heard[0]).toMatch(/^Your message has been sent successfully\./);
  });

  describe('in the document after an interrupted one', () => {
    beforeEach(async () => {
      outcome = new Promise<never>(() => undefined);
      fillIn();
      await submit(field('message'));
      openDocument();
      outcome = undefined;
    });

    it('sends an interrupted message with the same key', async () => {
      expect(field('message').value).toBe('Two tags');
      expect(announcing.container.textContent).toContain('The message did not get through.');
      await submit(field('message'));
      expect(attempts).toHaveLength(2);
      expect(attempts[1]?.idempotencyKey).toBe(attempts[0]?.idempotencyKey);
      expect(attempts[1]?.pageUrl).toBe(attempts[0]?.pageUrl);
      expect(sessionStorage.length).toBe(0);
    });

    it('sends a changed message with another key', async () => {
      announcing.type(field('message'), 'Three tags');
      await submit(field('message'));
      expect(attempts[1]?.message).toBe('Three tags');
      expect(attempts[1]?.idempotencyKey).not.toBe(attempts[0]?.idempotencyKey);
    });

    it('restores the message once, as typed', () => {
      announcing.type(field('message'), 'Three tags');
      openDocument();
      expect(field('message').value).toBe('Three tags');
      expect(announcing.container.textContent).not.toContain('The message did not get through.');
    });
  });

  it('ignores the same document’s pending message', async () => {
    outcome = new Promise<never>(() => undefined);
    fillIn();
    await submit(field('message'));
    announcing.show(null);
    show();
    expect(field('message').value).toBe('');
  });

  it.each([
    ['the same key after no response', { kind: 'network' }, 1],
    ['another key after a refusal', { kind: 'refused', status: '500' }, 2],
  ] as const)('sends a message again with %s', async (_, failure, keys) => {
    outcome = failure;
    fillIn();
    await submit(field('message'));
    await submit(field('message'));
    expect(new Set(attempts.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(keys);
  });
});
