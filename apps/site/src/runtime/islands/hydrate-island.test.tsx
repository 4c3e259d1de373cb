// @vitest-environment happy-dom
import { useState, useId } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { REPORT_EVENT } from '#services/reports.ts';
import { hydrateIsland } from './hydrate-island.tsx';
import { eventually } from '@waypage/scripts/testing/eventually.ts';

function Counter({ fails = false }: { readonly fails?: boolean }) {
  const [count, setCount] = useState(0);
  if (fails && count > 0) throw new Error('Broken on purpose');
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {`Pressed ${String(count)} times`}
    </button>
  );
}

const EXTRAS = ['bleed', 'white ink', 'fold'];

function Order() {
  const [paper, setPaper] = useState('card');
  const [size, setSize] = useState('A4');
  const [extras, setExtras] = useState(['fold']);
  return (
    <form>
      {['card', 'foil'].map((kind) => (
        <input
          key={kind}
          type="radio"
          name="paper"
          value={kind}
          checked={paper === kind}
          onChange={() => setPaper(kind)}
        />
      ))}
      {EXTRAS.map((extra) => (
        <input
          key={extra}
          type="checkbox"
          value={extra}
          checked={extras.includes(extra)}
          onChange={({ target }) => {
            setExtras(
              EXTRAS.filter((one) => (one === extra ? target.checked : extras.includes(one))),
            );
          }}
        />
      ))}
      <select value={size} onChange={({ target }) => setSize(target.value)}>
        <option>A4</option>
        <option>A3</option>
      </select>
      <output>{[paper, size, ...extras].join(', ')}</output>
    </form>
  );
}

function Text() {
  const [text, setText] = useState('orilla');
  return (
    <>
      <textarea value={text} onChange={({ target }) => setText(target.value)} />
      <output>{text}</output>
    </>
  );
}

function Broken(): never {
  throw new Error('Broken on purpose');
}

function writeIsland(html: string) {
  document.body.innerHTML = `<div data-island="a">${html}</div>`;
  const island = document.querySelector<HTMLElement>('[data-island]');
  if (!island) throw new Error('The page of this test has an island.');
  const events: string[] = [];
  for (const type of ['island-hydrated', 'island-failed']) {
    island.addEventListener(type, () => events.push(type));
  }
  return { island, events };
}

const click = (island: HTMLElement) => {
  island.querySelector('button')?.click();
};

const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);

async function hydrateAndFail(island: HTMLElement, events: readonly string[]): Promise<void> {
  hydrateIsland(island, 'a', <Counter fails />);
  await expectEvents(events, ['island-hydrated']);
  click(island);
  await expectEvents(events, ['island-hydrated', 'island-failed']);
}

function Field() {
  return (
    <>
      <i />
      <input id={useId()} />
    </>
  );
}

const expectEvents = (events: readonly string[], expected: readonly string[]) =>
  eventually(() => expect(events).toEqual(expected));

describe('an island', () => {
  it('responds and reports once hydrated', async () => {
    const { island, events } = writeIsland(renderToString(<Counter />));
    const button = island.querySelector('button');
    hydrateIsland(island, 'a', <Counter />);
    await expectEvents(events, ['island-hydrated']);
    expect(island.dataset['hydrated']).toBe('');
    expect(island.querySelector('button')).toBe(button);
    click(island);
    await eventually(() => expect(island.textContent).toBe('Pressed 1 times'));
    expect(warn).not.toHaveBeenCalled();
  });

  it('hydrates at once where the visitor is', async () => {
    const { island, events } = writeIsland(renderToString(<Counter />));
    island.querySelector('button')?.focus();
    hydrateIsland(island, 'a', <Counter />);
    await Promise.resolve();
    expect(events).toEqual(['island-hydrated']);
  });

  it('knows what was chosen in it before', async () => {
    const { island, events } = writeIsland(renderToString(<Order />));
    for (const option of island.querySelectorAll<HTMLInputElement>('input')) {
      option.checked = ['foil', 'bleed', 'white ink'].includes(option.value);
    }
    const select = island.querySelector('select');
    if (select) select.value = 'A3';
    hydrateIsland(island, 'a', <Order />);
    await expectEvents(events, ['island-hydrated']);
    expect(island.querySelector('output')?.textContent).toBe('foil, A3, bleed, white ink');
    expect(warn).not.toHaveBeenCalled();
  });

  it.each(['', 'mine'])('knows the text typed before: %j', async (typed) => {
    const { island, events } = writeIsland(renderToString(<Text />));
    const field = island.querySelector('textarea');
    if (field) field.value = typed;
    hydrateIsland(island, 'a', <Text />);
    await expectEvents(events, ['island-hydrated']);
    await eventually(() => expect(island.querySelector('output')?.textContent).toBe(typed));
    expect(field?.value).toBe(typed);
  });

  it('is rendered again where its HTML had changed', async () => {
    const { island, events } = writeIsland('<button>Pressed <font>0</font></button><i></i>');
    hydrateIsland(island, 'a', <Counter />);
    await expectEvents(events, ['island-hydrated']);
    expect(island.innerHTML).toBe('<button type="button">Pressed 0 times</button>');
    expect(warn).toHaveBeenCalled();
  });

  it('keeps typed text on re-render, with new ids', async () => {
    const html = renderToString(<Field />, { identifierPrefix: 'a' });
    const { island, events } = writeIsland(html.replace('<i></i>', '<b></b>'));
    const written = island.querySelector('input');
    if (written) written.value = 'mine';
    hydrateIsland(island, 'a', <Field />);
    await expectEvents(events, ['island-hydrated']);
    const field = island.querySelector('input');
    expect(field?.id).not.toBe(written?.id);
    expect(field?.value).toBe('mine');
  });

  it.each([true, false])('keeps focus and caret on re-render (%s)', async (isFocusedFirst) => {
    const html = renderToString(<Field />, { identifierPrefix: 'a' });
    const { island, events } = writeIsland(html.replace('<i></i>', '<b></b>'));
    const written = island.querySelector('input');
    if (isFocusedFirst) written?.focus();
    hydrateIsland(island, 'a', <Field />);
    // Before React has rendered it, unless it does so at once.
    if (!isFocusedFirst) {
      written?.focus();
      if (written) written.value = 'mine';
      written?.setSelectionRange(2, 2);
    }
    await expectEvents(events, ['island-hydrated']);
    const field = island.querySelector('input');
    expect(field).not.toBe(written);
    expect(document.activeElement).toBe(field);
    if (!isFocusedFirst) expect([field?.value, field?.selectionStart]).toEqual(['mine', 2]);
  });

  it('is rendered where it was emptied', async () => {
    const { island, events } = writeIsland('');
    hydrateIsland(island, 'a', <Counter />);
    await expectEvents(events, ['island-hydrated']);
    expect(island.textContent).toBe('Pressed 0 times');
  });

  it('keeps its HTML and reports an immediate throw', async () => {
    const { island, events } = writeIsland('<a href="/x">Still here</a>');
    hydrateIsland(island, 'a', <Broken />);
    await expectEvents(events, ['island-failed']);
    expect(island.innerHTML).toBe('<a href="/x">Still here</a>');
    expect(island.dataset['hydrated']).toBeUndefined();
    expect(error).toHaveBeenCalledOnce();
  });

  it('restores its original HTML after a later throw', async () => {
    const html = renderToString(<Counter />);
    const { island, events } = writeIsland(html);
    await hydrateAndFail(island, events);
    expect(island.innerHTML).toBe(html);
  });

  it('reports its errors to the site’s owner', async () => {
    vi.stubEnv('VITE_REPORT_URL', 'https://reports.waypage.example');
    const reported = vi.fn();
    const onReport = (event: Event) => {
      reported((event as CustomEvent<unknown>).detail);
    };
    document.addEventListener(REPORT_EVENT, onReport);
    const { island, events } = writeIsland('<button>Changed</button>');
    await hydrateAndFail(island, events);
    const isError = expect.any(Error) as Error;
    expect(reported.mock.calls).toEqual([
      [{ kind: 'hydration', island: 'a', error: isError }],
      [{ kind: 'island', island: 'a', error: isError }],
    ]);
    document.removeEventListener(REPORT_EVENT, onReport);
  });

  it('reports nothing when leaving before hydration', () => {
    const { island } = writeIsland(renderToString(<Counter />));
    const root = hydrateIsland(island, 'a', <Counter />);
    island.remove();
    root.unmount();
    expect(warn).not.toHaveBeenCalled();
  });
});
