// @vitest-environment happy-dom
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { tolerateMovedNodes } from './tolerate-moved-nodes.ts';

const parent = document.createElement('p');
const other = document.createElement('div');

beforeAll(tolerateMovedNodes);

beforeEach(() => {
  parent.replaceChildren();
  other.replaceChildren();
});

describe('a node that others have moved', () => {
  it('is removed with its translation wrapper, without error', () => {
    const text = document.createTextNode('word');
    const font = document.createElement('font' as string);
    font.append(text);
    parent.append(font);
    expect(parent.removeChild(text)).toBe(text);
    expect(parent.childNodes).toHaveLength(0);
  });

  it('stays where it is otherwise', () => {
    const child = document.createElement('i');
    other.append(child);
    expect(parent.removeChild(child)).toBe(child);
    expect(child.parentNode).toBe(other);
  });

  it('does not keep others from being inserted', () => {
    const moved = document.createElement('i');
    other.append(moved);
    const node = document.createElement('b');
    expect(parent.insertBefore(node, moved)).toBe(node);
    expect(parent.lastChild).toBe(node);
  });
});

it('a node in place is removed as usual', () => {
  const first = document.createElement('i');
  parent.append(first);
  const node = parent.insertBefore(document.createElement('b'), first);
  expect([...parent.childNodes]).toEqual([node, first]);
  parent.removeChild(first);
  expect([...parent.childNodes]).toEqual([node]);
  parent.insertBefore(first, null);
  expect(parent.lastChild).toBe(first);
});
