// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { expandWhenTouched } from './deferred-markup.ts';

expandWhenTouched();

beforeEach(() => {
  document.body.innerHTML =
    '<div data-island="header"><button></button><div data-deferred=""><template><a href="/s">All</a></template><noscript>x</noscript></div></div>';
});

describe('deferred markup', () => {
  it.each(['pointerover', 'focusin', 'click', 'toggle'])('is in the document with %s', (type) => {
    expect(document.querySelector('a')).toBeNull();
    document.querySelector('button')?.dispatchEvent(new Event(type, { bubbles: true }));
    expect(document.querySelector('[data-deferred]')?.innerHTML).toBe('<a href="/s">All</a>');
  });

  it('is in the document before it is printed', () => {
    dispatchEvent(new Event('beforeprint'));
    expect(document.querySelector('a')).not.toBeNull();
  });

  it('opens where its text is found', () => {
    document.body.innerHTML =
      '<div data-island="a"><details><p data-deferred=""><template><a></a></template><i hidden>All</i></p></details></div>';
    Element.prototype.scrollIntoView = vi.fn();
    document.querySelector('i')?.dispatchEvent(new Event('beforematch', { bubbles: true }));
    expect(document.querySelector('details')?.open).toBe(true);
    expect(document.querySelector('p')?.innerHTML).toBe('<a></a>');
  });
});
