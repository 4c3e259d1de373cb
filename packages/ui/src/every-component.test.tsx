import { act, fireEvent, render, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { advance } from './internal/testing/advance.js';
import { inPage, popups, words } from '../test/consumers/vite/src/every-component.jsx';
import { appendServerHtml } from './internal/testing/appendServerHtml.js';
import { valuesIn } from './internal/testing/form-controls.js';
import * as kit from './index.js';

const fewer = { ...words.en, options: words.en.options.slice(0, 1) };
const elements = inPage(kit, words.en);
const all = { ...elements, ...popups(kit, words.en, { open: true }) };

const namesOf = (of: Readonly<Record<string, ReactElement>>): readonly string[] => Object.keys(of);

describe('two copies of the kit', () => {
  let copy: typeof kit;
  beforeAll(async () => {
    vi.resetModules();
    copy = await import('./index.js');
  });

  // Separate roots, so React gives both the same ids.
  it.each(namesOf(elements))('share no id, name or choice of %s', async (name) => {
    const islands: HTMLElement[] = [];
    for (const element of [elements[name], inPage(copy, words.en)[name]]) {
      const container = appendServerHtml(element);
      await act(async () => {
        render(element, { container, hydrate: true });
        await Promise.resolve();
      });
      islands.push(container);
    }
    const [one, two] = islands;
    if (!one || !two) throw new Error('Nothing was rendered.');
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    const names = [...one.querySelectorAll('[name]')].map((named) => named.getAttribute('name'));
    const shared = names.filter((own) => two.querySelector(`[name="${own ?? ''}"]`));
    expect(shared).toEqual([]);
    expect(valuesIn(two)).toEqual(valuesIn(one));
    for (const referring of two.querySelectorAll('[for], [aria-labelledby], [aria-controls]')) {
      for (const attribute of ['for', 'aria-labelledby', 'aria-controls']) {
        const id = referring.getAttribute(attribute);
        if (id) expect(two.querySelector(`[id="${id}"]`), attribute).not.toBeNull();
      }
    }
  });
});

describe('every component', () => {
  it.each(namesOf(all))('%s waits while its tab is hidden', (name) => {
    vi.useFakeTimers();
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const onClose = vi.fn();
    const given = { ...words.en, onClose };
    const element = { ...inPage(kit, given), ...popups(kit, given, { open: true }) }[name];
    render(element);
    // Popups are positioned with a delay.
    advance(1000);
    const before = document.body.innerHTML;
    advance(60_000);
    expect(document.body.innerHTML).toBe(before);
    expect(onClose).not.toHaveBeenCalled();
  });

  it.each(namesOf(elements))('%s works after its chosen option is removed', (name) => {
    const complain = vi.spyOn(console, 'error');
    const { container, rerender } = render(inPage(kit, words.en)[name] ?? null);
    const chosen = '[role="tab"], input[type="radio"], [aria-current]:is(button)';
    for (const choice of container.querySelectorAll(chosen)) fireEvent.click(choice);
    const buttons = container.querySelectorAll<HTMLElement>('button:not([disabled])');
    for (const button of buttons) fireEvent.click(button);
    rerender(inPage(kit, fewer)[name] ?? null);
    expect(complain.mock.calls).toEqual([]);
    // In these one option is always selected.
    if (name === 'Tabs')
      expect(container.querySelectorAll('[aria-selected="true"]')).toHaveLength(1);
    if (name === 'SegmentedControl') expect(valuesIn(container)).toEqual([true]);
    rerender(inPage(kit, words.en)[name] ?? null);
    expect(complain.mock.calls).toEqual([]);
  });

  it.each(namesOf(all))('%s cleans up on unmount, also while open', async (name) => {
    const outside = document.body.appendChild(document.createElement('main'));
    const attributes = () =>
      [document.documentElement, document.body, outside].map((element) =>
        [...element.attributes]
          .map((one) => `${one.name}=${one.value}`)
          .filter((one) => one !== 'style='),
      );
    const before = attributes();
    const { unmount } = render(all[name] ?? null);
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    unmount();
    // Base UI reverts its changes to the page in the next frame.
    await waitFor(() => expect(attributes()).toEqual(before));
    const announcer = '[data-waypage-announcer]';
    const left = [...document.body.children].filter(
      (element) => element !== outside && !element.matches(announcer) && element.innerHTML !== '',
    );
    expect(left.map((element) => element.outerHTML)).toEqual([]);
    outside.remove();
  });
});
