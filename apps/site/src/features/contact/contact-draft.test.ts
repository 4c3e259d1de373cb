import { describe, expect, it } from 'vitest';
import { mergeDraft, storeDraft, takeDraft } from './contact-draft.ts';

function memory(stored?: string) {
  const items = new Map<string, string>(stored === undefined ? [] : [['contact-draft', stored]]);
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  } as Storage;
  return { items, storage: () => storage };
}

function blocked(): Storage {
  throw new DOMException('blocked', 'SecurityError');
}

const draft = { name: 'Mara', email: 'mara@', subject: '', message: 'Half a sen' };
const empty = { name: '', email: '', subject: '', message: '' };

describe('a half-written message', () => {
  it('is kept once', () => {
    const { items, storage } = memory();
    storeDraft(draft, storage);
    expect(takeDraft(storage)).toEqual(draft);
    expect(items.size).toBe(0);
    expect(takeDraft(storage)).toBeUndefined();
  });

  it('is not kept while nothing is written', () => {
    const { items, storage } = memory();
    storeDraft(empty, storage);
    expect(items.size).toBe(0);
  });

  it.each(['', 'null', '7', '{broken', '"text"'])('is none when %s is stored', (stored) => {
    expect(takeDraft(memory(stored).storage)).toBeUndefined();
  });

  it('is taken field by field where the stored one is odd', () => {
    expect(takeDraft(memory('{"name":"Mara","email":7,"x":"y"}').storage)).toEqual({
      name: 'Mara',
    });
  });

  it('does no harm where storage is blocked', () => {
    expect(() => {
      storeDraft(draft, blocked);
    }).not.toThrow();
    expect(takeDraft(blocked)).toBeUndefined();
  });
});

describe('two drafts', () => {
  it('fill the empty fields and lose nothing that was typed', () => {
    expect(mergeDraft(draft, { subject: 'Row 8', message: 'What holds?' })).toEqual({
      ...draft,
      subject: 'Row 8',
      message: 'Half a sen\n\nWhat holds?',
    });
    const typed = { ...draft, subject: 'Labels' };
    expect(mergeDraft(typed, { subject: 'Row 8' })).toEqual(typed);
  });

  it('say the same only once', () => {
    expect(mergeDraft(draft, { message: 'Half' })).toEqual(draft);
    expect(mergeDraft({ ...draft, message: 'Half' }, draft)).toEqual(draft);
    expect(mergeDraft({}, draft)).toEqual(draft);
  });
});
