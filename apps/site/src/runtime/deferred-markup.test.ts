// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { eventually } from '@waypage/scripts/testing/eventually.ts';
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

  it('of other menus and tabs waits its turn', () => {
    const deferred = (id: string) =>
      `<div data-deferred=""><template><a id="${id}"></a></template></div>`;
    document.body.innerHTML = `<div data-island="header"><details><summary></summary>${deferred('open')}</details><details>${deferred('closed')}</details><button role="tab" aria-controls="second"></button><div id="second">${deferred('shown')}</div></div>`;
    document.querySelector('summary')?.dispatchEvent(new Event('click', { bubbles: true }));
    document.querySelector('button')?.dispatchEvent(new Event('click', { bubbles: true }));
    expect([...document.querySelectorAll('a')].map(({ id }) => id)).toEqual(['open', 'shown']);
  });

  it('is in the document before it is printed', () => {
    dispatchEvent(new Event('beforeprint'));
    expect(document.querySelector('a')).not.toBeNull();
  });

  it('is in the document after a search match', async () => {
    document.querySelector('button')?.dispatchEvent(new Event('beforematch', { bubbles: true }));
    expect(document.querySelector('a')).toBeNull();
    await eventually(() => expect(document.querySelector('a')).not.toBeNull());
  });
});
