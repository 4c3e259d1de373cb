import { describe, expect, it } from 'vitest';
import { undoActionOf } from './useUndoKeys.ts';

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
