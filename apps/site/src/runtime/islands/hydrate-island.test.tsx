// @vitest-environment happy-dom
import { useId, useState, type ChangeEvent, type ReactNode } from 'react';
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

function Order() {
  const [paper, setPaper] = useState('card');
  const [size, setSize] = useState('A4');
  const [isFolded, setFolded] = useState(true);
  const [hasBleed, setBleed] = useState(false);
  const choosePaper = ({ target }: ChangeEvent<HTMLInputElement>) => setPaper(target.value);
  return (
    <form>
      <input type="radio" value="card" checked={paper === 'card'} onChange={choosePaper} />
      <input type="radio" value="foil" checked={paper === 'foil'} onChange={choosePaper} />
      <input
        type="checkbox"
        checked={isFolded}
        onChange={(event) => setFolded(event.target.checked)}
      />
      <input
        type="checkbox"
        checked={hasBleed}
        onChange={(event) => setBleed(event.target.checked)}
      />
      <select value={size} onChange={({ target }) => setSize(target.value)}>
        <option>A4</option>
        <option>A3</option>
      </select>
      <output>{[paper, size, isFolded, hasBleed].join(', ')}</output>
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

const expectEvents = (events: readonly string[], expected: readonly string[]) =>
  eventually(() => expect(events).toEqual(expected));

async function hydrate({ island, events }: ReturnType<typeof writeIsland>, content: ReactNode) {
  hydrateIsland(island, 'a', content);
  await expectEvents(events, ['island-hydrated']);
}

async function hydrateAndFail(fixture: ReturnType<typeof writeIsland>): Promise<void> {
  await hydrate(fixture, <Counter fails />);
  click(fixture.island);
  await expectEvents(fixture.events, ['island-hydrated', 'island-failed']);
}

function Field() {
  return (
    <>
      <i />
      <input id={useId()} />
    </>
  );
}

describe('an island', () => {
  it('responds and reports once hydrated', async () => {
    const fixture = writeIsland(renderToString(<Counter />));
    const { island } = fixture;
    const button = island.querySelector('button');
    await hydrate(fixture, <Counter />);
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
    const fixture = writeIsland(renderToString(<Order />));
    const options = fixture.island.querySelectorAll('input');
    for (const [index, option] of options.entries()) option.checked = [1, 3].includes(index);
    Object.assign(fixture.island.querySelector('select') ?? {}, { value: 'A3' });
    await hydrate(fixture, <Order />);
    expect(fixture.island.querySelector('output')?.textContent).toBe('foil, A3, false, true');
    expect(warn).not.toHaveBeenCalled();
  });

  it.each(['', 'mine'])('knows the text typed before: %j', async (typed) => {
    const fixture = writeIsland(renderToString(<Text />));
    const field = fixture.island.querySelector('textarea');
    if (field) field.value = typed;
    await hydrate(fixture, <Text />);
    const output = fixture.island.querySelector('output');
    await eventually(() => expect(output?.textContent).toBe(typed));
    expect(field?.value).toBe(typed);
  });

  it('is rendered again where its HTML had changed', async () => {
    const fixture = writeIsland('<button>Pressed <font>0</font></button><i></i>');
    await hydrate(fixture, <Counter />);
    expect(fixture.island.innerHTML).toBe('<button type="button">Pressed 0 times</button>');
    expect(warn).toHaveBeenCalled();
  });

  it.each([true, false])('keeps text, focus and caret on re-render (%s)', async (isUsedFirst) => {
    const html = renderToString(<Field />, { identifierPrefix: 'a' });
    const { island, events } = writeIsland(html.replace('<i></i>', '<b></b>'));
    const before = island.querySelector('input');
    function type(): void {
      before?.focus();
      if (before) before.value = 'mine';
      before?.setSelectionRange(2, 2);
    }
    if (isUsedFirst) type();
    hydrateIsland(island, 'a', <Field />);
    // Before React has rendered it, unless it does so at once.
    if (!isUsedFirst) type();
    await expectEvents(events, ['island-hydrated']);
    const field = island.querySelector('input');
    expect(field?.id).not.toBe(before?.id);
    expect(document.activeElement).toBe(field);
    expect([field?.value, field?.selectionStart]).toEqual(['mine', 2]);
  });

  it('is rendered where it was emptied', async () => {
    const fixture = writeIsland('');
    await hydrate(fixture, <Counter />);
    expect(fixture.island.textContent).toBe('Pressed 0 times');
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
    const fixture = writeIsland(html);
    await hydrateAndFail(fixture);
    expect(fixture.island.innerHTML).toBe(html);
  });

  it('reports its errors to the site’s owner', async () => {
    vi.stubEnv('VITE_REPORT_URL', 'https://reports.waypage.example');
    const onReport = vi.fn((event: Event) => (event as CustomEvent<unknown>).detail);
    document.addEventListener(REPORT_EVENT, onReport);
    await hydrateAndFail(writeIsland('<button>Changed</button>'));
    const isError = expect.any(Error) as Error;
    expect(onReport.mock.results.map(({ value }) => value as unknown)).toEqual([
      { kind: 'hydration', island: 'a', error: isError },
      { kind: 'island', island: 'a', error: isError },
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
