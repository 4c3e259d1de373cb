import { describe, expect, it, vi } from 'vitest';
import { stateParameters } from '#services/query.ts';
import { beginAttempt, endAttempt, mergeDraft, storeDraft, takeDraft } from './contact-draft.ts';

function withMemory(stored?: string) {
  const items = new Map<string, string>(stored === undefined ? [] : [['contact-draft', stored]]);
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  });
  return items;
}

function block(): never {
  throw new DOMException('blocked', 'SecurityError');
}

const PAGE =
  'https://waypage.example/s/contact?type=a%20b&debug&utm_medium=mail&gbraid=1&utm_source=news#top';

const draft = { name: 'Mara', email: 'mara@', subject: '', message: 'Half a sen' };
const empty = { name: '', email: '', subject: '', message: '' };

it('names the page with its state and campaign', () => {
  withMemory();
  vi.stubGlobal('location', new URL(PAGE));
  stateParameters.add('type');
  expect(beginAttempt({ name: '', email: '', subject: '', message: '' }).pageUrl).toBe(
    'https://waypage.example/s/contact?type=a%20b&utm_source=news&utm_medium=mail',
  );
});

describe('a half-written message', () => {
  it('is kept once', () => {
    const items = withMemory();
    storeDraft(draft);
    expect(takeDraft()).toEqual(draft);
    expect(items.size).toBe(0);
    expect(takeDraft()).toBeUndefined();
  });

  it('is not kept while nothing is written', () => {
    const items = withMemory();
    storeDraft(empty);
    expect(items.size).toBe(0);
  });

  it.each(['', 'null', '7', '{broken', '"text"'])('is none when %s is stored', (stored) => {
    withMemory(stored);
    expect(takeDraft()).toBeUndefined();
  });

  it('is read by field where storage is odd', () => {
    withMemory('{"name":"Mara","email":7,"x":"y"}');
    expect(takeDraft()).toEqual({ name: 'Mara' });
  });

  it('is dropped when another document has sent it', () => {
    const items = withMemory();
    vi.stubGlobal('location', new URL(PAGE));
    const attempt = beginAttempt(draft);
    storeDraft(draft);
    endAttempt(attempt, true);
    expect(items.size).toBe(0);
  });

  it('does no harm where storage is blocked', () => {
    vi.stubGlobal('sessionStorage', new Proxy({}, { get: block }));
    vi.stubGlobal('location', new URL(PAGE));
    expect(() => {
      storeDraft(draft);
      endAttempt(beginAttempt(draft), true);
    }).not.toThrow();
    expect(takeDraft()).toBeUndefined();
  });
});

describe('mergeDraft', () => {
  it('fills empty fields and loses no typed text', () => {
    expect(mergeDraft(draft, { subject: 'Row 8', message: 'What holds?' })).toEqual({
      ...draft,
      subject: 'Row 8',
      message: 'Half a sen\n\nWhat holds?',
    });
    const typed = { ...draft, subject: 'Labels' };
    expect(mergeDraft(typed, { subject: 'Row 8' })).toEqual(typed);
  });

  it('says the same only once', () => {
    expect(mergeDraft(draft, { message: 'Half' })).toEqual(draft);
    expect(mergeDraft({ ...draft, message: 'Half' }, draft)).toEqual(draft);
    expect(mergeDraft({}, draft)).toEqual(draft);
  });
});
