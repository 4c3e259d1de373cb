// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { expandWhenTouched } from './deferred-markup.ts';

expandWhenTouched();

beforeEach(() => {
  document.body.innerHTML =
    '<div data-island="header"><button></button><div data-deferred=""><template><a href="/s">All</a></template><noscript>x</noscript></div></div>';
});

describe('deferred markup', () => {
  it.each(['pointerover', 'focusin', 'click'])('is in the document with %s', (type) => {
    expect(document.querySelector('a')).toBeNull();
    document.querySelector('button')?.dispatchEvent(new Event(type, { bubbles: true }));
    expect(document.querySelector('[data-deferred]')?.innerHTML).toBe('<a href="/s">All</a>');
  });
});
