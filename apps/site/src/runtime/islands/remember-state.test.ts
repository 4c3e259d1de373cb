// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { rememberState } from './remember-state.ts';

function setUp(html: string) {
  document.body.innerHTML = `<div data-island="a">${html}</div>`;
  const island = document.body.firstElementChild as HTMLElement;
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- as querySelector
  const find = <E extends Element>(selector: string) =>
    island.querySelector<E & HTMLElement>(selector);
  return { island, find, renderAgain: () => (island.innerHTML = html) };
}

afterEach(() => {
  vi.restoreAllMocks();
  getSelection()?.removeAllRanges();
});

describe('rememberState', () => {
  it('opens what was open', () => {
    const { island, find, renderAgain } = setUp(
      '<details id="a"><summary>A</summary></details><details id="b"><summary>B</summary></details>',
    );
    find('#b')?.setAttribute('open', '');
    const restore = rememberState(island);
    renderAgain();
    restore();
    expect([...island.querySelectorAll('details')].map(({ open }) => open)).toEqual([false, true]);
  });

  it('scrolls a row again', () => {
    const { island, find, renderAgain } = setUp('<ul><li>One</li></ul>');
    Object.assign(find('ul') ?? {}, { scrollLeft: 90 });
    const restore = rememberState(island);
    renderAgain();
    restore();
    expect(find('ul')?.scrollLeft).toBe(90);
  });

  it('selects the same text', () => {
    const { island, find, renderAgain } = setUp('<p>Scan <b>the</b> Future.</p>');
    const range = document.createRange();
    range.setStart(find('p')?.firstChild ?? island, 2);
    range.setEnd(find('b')?.firstChild ?? island, 2);
    getSelection()?.addRange(range);
    const restore = rememberState(island);
    renderAgain();
    getSelection()?.removeAllRanges();
    restore();
    expect(getSelection()?.toString()).toBe('an th');
  });

  it('plays a film on', () => {
    const { island, find, renderAgain } = setUp('<video></video>');
    const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
    const film = find<HTMLVideoElement>('video');
    Object.defineProperty(film, 'paused', { value: false });
    Object.defineProperty(film, 'currentTime', { value: 7 });
    const restore = rememberState(island);
    renderAgain();
    restore();
    expect(play.mock.contexts).toEqual([find('video')]);
    expect(find<HTMLVideoElement>('video')?.currentTime).toBe(7);
  });

  it('keeps the caret where React writes the text', () => {
    document.body.innerHTML = '<div><textarea>orilla</textarea></div>';
    const field = document.querySelector('textarea');
    field?.focus();
    field?.setSelectionRange(0, 6);
    const restore = rememberState(document.body);
    field?.setSelectionRange(0, 0);
    restore();
    expect([field?.selectionStart, field?.selectionEnd]).toEqual([0, 6]);
  });

  it('touches nothing that was hydrated', () => {
    const { island, find } = setUp('<details open><summary>A</summary></details>');
    const restore = rememberState(island);
    find('details')?.removeAttribute('open');
    restore();
    expect(find<HTMLDetailsElement>('details')?.open).toBe(false);
  });
});
