import { expect, test, describe, it } from 'vitest';
import { FIRST_DESIGN, type Design } from './design.ts';
import { reduceHistory, startHistory, type DesignAction, undoActionOf } from './design-history.ts';

const change = (part: Partial<Design>): DesignAction => ({ type: 'change', change: part });
const after = (...actions: DesignAction[]) =>
  actions.reduce(reduceHistory, startHistory(FIRST_DESIGN));

test('undoes and redoes one change at a time', () => {
  const both = after(change({ modules: 'dot' }), change({ corners: 'circle' }));
  const one = reduceHistory(both, { type: 'undo' });
  expect(one.present).toEqual({ ...FIRST_DESIGN, modules: 'dot' });
  const none = reduceHistory(one, { type: 'undo' });
  expect(none.present).toBe(FIRST_DESIGN);
  const again = reduceHistory(reduceHistory(none, { type: 'redo' }), { type: 'redo' });
  expect(again.present).toEqual(both.present);
});

test('has nothing to undo or redo at first', () => {
  const start = startHistory(FIRST_DESIGN);
  expect(reduceHistory(start, { type: 'undo' })).toBe(start);
  expect(reduceHistory(start, { type: 'redo' })).toBe(start);
});

test('separates one burst of typing from the next', () => {
  const typed = after(change({ name: 'A' }), change({ name: 'Ab' }), change({ name: 'Abc' }));
  expect(reduceHistory(typed, { type: 'undo' }).present.name).toBe('Orilla');
  const later = after(change({ name: 'A' }), { type: 'settle' }, change({ name: 'Ab' }));
  expect(reduceHistory(later, { type: 'undo' }).present.name).toBe('A');
});

test('a new change forgets what could be redone', () => {
  const changed = after(change({ modules: 'dot' }), { type: 'undo' }, change({ modules: 'bar' }));
  expect(changed.future).toEqual([]);
  expect(reduceHistory(changed, { type: 'redo' }).present.modules).toBe('bar');
});

test('ignores a change to the same value', () => {
  const start = startHistory(FIRST_DESIGN);
  expect(reduceHistory(start, change({ modules: 'square' }))).toBe(start);
});

test('moves the size into the new carrier’s range', () => {
  const poster = after(change({ carrier: 'poster' }));
  expect(poster.present.sizeMm).toBe(40);
  const back = reduceHistory(poster, { type: 'undo' }).present;
  expect([back.carrier, back.sizeMm]).toEqual(['label', 30]);
});

test('updates the frame text until it is edited', () => {
  const design = after(change({ data: 'https://waypage.example/casa-azul' })).present;
  expect([design.name, design.line]).toEqual(['Casa azul', 'Scan to open']);
  const emptied = after(change({ data: '' }), change({ data: 'Table 4' })).present;
  expect([emptied.name, emptied.line]).toEqual(['Table 4', 'Scan to open']);
  const edited = after(
    change({ line: 'Look in' }),
    change({ data: 'https://waypage.example/casa-azul' }),
  ).present;
  expect([edited.name, edited.line]).toEqual(['Casa azul', 'Look in']);
});

test('the oldest of very many steps are forgotten', () => {
  let history = startHistory(FIRST_DESIGN);
  for (let step = 0; step < 150; step += 1) {
    history = reduceHistory(history, change({ name: String(step) }));
    history = reduceHistory(history, { type: 'settle' });
  }
  expect(history.past).toHaveLength(100);
});

const press = (keys: string) => {
  const parts = keys.split('+');
  return undoActionOf({
    key: parts.at(-1) ?? '',
    ctrlKey: parts.includes('Ctrl'),
    metaKey: parts.includes('Meta'),
    shiftKey: parts.includes('Shift'),
    altKey: parts.includes('Alt'),
  });
};

describe('undoActionOf', () => {
  it.each(['Ctrl+z', 'Meta+z', 'Ctrl+Z'])('undoes by %s', (keys) => {
    expect(press(keys)).toBe('undo');
  });

  it.each(['Ctrl+Shift+Z', 'Meta+Shift+z', 'Ctrl+y'])('redoes by %s', (keys) => {
    expect(press(keys)).toBe('redo');
  });

  it.each(['z', 'Shift+Z', 'Ctrl+Alt+z', 'Meta+y', 'Ctrl+Meta+z', 'Ctrl+x'])(
    'leaves %s alone',
    (keys) => {
      expect(press(keys)).toBeUndefined();
    },
  );
});
