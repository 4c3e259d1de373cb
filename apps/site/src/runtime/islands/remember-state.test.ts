// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { rememberState } from './remember-state.ts';

function setUp(html: string) {
  document.body.innerHTML = `<div data-island="a">${html}</div>`;
  const island = document.body.firstElementChild as HTMLElement;
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- as querySelector
  const find = <E extends Element>(selector: string) =>
    island.querySelector<E & HTMLElement>(selector);
  /** React renders the island again after a change of its state. */
  const renderAgainAfter = (change: () => void) => {
    change();
    const restore = rememberState(island);
    island.innerHTML = html;
    getSelection()?.removeAllRanges();
    restore();
  };
  return { island, find, renderAgainAfter };
}

afterEach(() => {
  vi.restoreAllMocks();
  getSelection()?.removeAllRanges();
});

describe('rememberState', () => {
  it('opens what was open', () => {
    const { island, find, renderAgainAfter } = setUp(
      '<details id="a"><summary>A</summary></details><details id="b"><summary>B</summary></details>',
    );
    renderAgainAfter(() => find('#b')?.setAttribute('open', ''));
    expect([...island.querySelectorAll('details')].map(({ open }) => open)).toEqual([false, true]);
  });

  it('scrolls a row again', () => {
    const { find, renderAgainAfter } = setUp('<ul><li>One</li></ul>');
    renderAgainAfter(() => Object.assign(find('ul') ?? {}, { scrollLeft: 90 }));
    expect(find('ul')?.scrollLeft).toBe(90);
  });

  it('selects the same text', () => {
    const { island, find, renderAgainAfter } = setUp('<p>Scan <b>the</b> Future.</p>');
    const range = document.createRange();
    range.setStart(find('p')?.firstChild ?? island, 2);
    range.setEnd(find('b')?.firstChild ?? island, 2);
    renderAgainAfter(() => getSelection()?.addRange(range));
    expect(getSelection()?.toString()).toBe('an th');
  });

  it('plays a film on', () => {
    const { find, renderAgainAfter } = setUp('<video></video>');
    const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
    const film = find<HTMLVideoElement>('video');
    Object.defineProperty(film, 'paused', { value: false });
    renderAgainAfter(() => Object.defineProperty(film, 'currentTime', { value: 7 }));
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
