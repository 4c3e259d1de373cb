// @vitest-environment happy-dom
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { REPORT_EVENT } from '#services/reports.ts';
import { hydratePart } from './hydrate-part.tsx';
import { eventually } from '../../../../../scripts/testing/eventually.ts';

function Counter({ fails = false }: { readonly fails?: boolean }) {
  const [count, setCount] = useState(0);
  if (fails && count > 0) throw new Error('Broken on purpose');
  return (
    <button
      type="button"
      onClick={() => {
        setCount(count + 1);
      }}
    >
      {`Pressed ${String(count)} times`}
    </button>
  );
}

const EXTRAS = ['bleed', 'white ink', 'fold'];

/** A form whose state is told what the visitor chooses. */
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
          onChange={() => {
            setPaper(kind);
          }}
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
      <select
        value={size}
        onChange={({ target }) => {
          setSize(target.value);
        }}
      >
        <option>A4</option>
        <option>A3</option>
      </select>
      <output>{[paper, size, ...extras].join(', ')}</output>
    </form>
  );
}

function Broken(): never {
  throw new Error('Broken on purpose');
}

function writePart(html: string) {
  document.body.innerHTML = `<div data-page-part="a">${html}</div>`;
  const part = document.querySelector<HTMLElement>('[data-page-part]');
  if (!part) throw new Error('The page of this test has a part.');
  const events: string[] = [];
  for (const type of ['part-hydrated', 'part-failed']) {
    part.addEventListener(type, () => events.push(type));
  }
  return { part, events };
}

const press = (part: HTMLElement) => {
  part.querySelector('button')?.click();
};

const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);

beforeEach(() => {
  vi.clearAllMocks();
});

/** Hydrates a part that throws at the first press, and presses it. */
async function hydrateAndFail(part: HTMLElement, events: readonly string[]): Promise<void> {
  hydratePart(part, 'a', <Counter fails />);
  await eventually(() => {
    expect(events).toEqual(['part-hydrated']);
  });
  press(part);
  await eventually(() => {
    expect(events).toEqual(['part-hydrated', 'part-failed']);
  });
}

describe('a part', () => {
  it('answers by itself once it is hydrated, and says so', async () => {
    const { part, events } = writePart(renderToString(<Counter />));
    const button = part.querySelector('button');
    hydratePart(part, 'a', <Counter />);
    await eventually(() => {
      expect(events).toEqual(['part-hydrated']);
    });
    expect(part.dataset['hydrated']).toBe('');
    expect(part.querySelector('button')).toBe(button);
    press(part);
    await eventually(() => {
      expect(part.textContent).toBe('Pressed 1 times');
    });
    expect(warn).not.toHaveBeenCalled();
  });

  it('is hydrated at once where the visitor is already, before the next event', async () => {
    const { part, events } = writePart(renderToString(<Counter />));
    part.querySelector('button')?.focus();
    hydratePart(part, 'a', <Counter />);
    await Promise.resolve();
    expect(events).toEqual(['part-hydrated']);
  });

  it('knows what was chosen in it before', async () => {
    const { part, events } = writePart(renderToString(<Order />));
    for (const option of part.querySelectorAll<HTMLInputElement>('input')) {
      option.checked = ['foil', 'bleed', 'white ink'].includes(option.value);
    }
    const select = part.querySelector('select');
    if (select) select.value = 'A3';
    hydratePart(part, 'a', <Order />);
    await eventually(() => {
      expect(events).toEqual(['part-hydrated']);
    });
    expect(part.querySelector('output')?.textContent).toBe('foil, A3, bleed, white ink');
    expect(warn).not.toHaveBeenCalled();
  });

  it('is rendered anew where its HTML had changed', async () => {
    const { part, events } = writePart('<button>Pressed <font>0</font></button><i></i>');
    hydratePart(part, 'a', <Counter />);
    await eventually(() => {
      expect(events).toEqual(['part-hydrated']);
    });
    expect(part.innerHTML).toBe('<button type="button">Pressed 0 times</button>');
    expect(warn).toHaveBeenCalled();
  });

  it('is rendered where it was emptied', async () => {
    const { part, events } = writePart('');
    hydratePart(part, 'a', <Counter />);
    await eventually(() => {
      expect(events).toEqual(['part-hydrated']);
    });
    expect(part.textContent).toBe('Pressed 0 times');
  });

  it('that throws at once keeps its HTML, and the error is reported once', async () => {
    const { part, events } = writePart('<a href="/x">Still here</a>');
    hydratePart(part, 'a', <Broken />);
    await eventually(() => {
      expect(events).toEqual(['part-failed']);
    });
    expect(part.innerHTML).toBe('<a href="/x">Still here</a>');
    expect(part.dataset['hydrated']).toBeUndefined();
    expect(error).toHaveBeenCalledOnce();
  });

  it('that throws later has its HTML again as it was written', async () => {
    const html = renderToString(<Counter />);
    const { part, events } = writePart(html);
    await hydrateAndFail(part, events);
    expect(part.innerHTML).toBe(html);
  });

  it('tells the owner of the site what happened to it', async () => {
    vi.stubEnv('VITE_REPORT_URL', 'https://reports.waypage.example');
    const reported = vi.fn();
    const onReport = (event: Event) => {
      reported((event as CustomEvent<unknown>).detail);
    };
    document.addEventListener(REPORT_EVENT, onReport);
    const { part, events } = writePart('<button>Changed</button>');
    await hydrateAndFail(part, events);
    const isError = expect.any(Error) as Error;
    expect(reported.mock.calls).toEqual([
      [{ kind: 'hydration', part: 'a', error: isError }],
      [{ kind: 'part', part: 'a', error: isError }],
    ]);
    document.removeEventListener(REPORT_EVENT, onReport);
    vi.unstubAllEnvs();
  });

  it('tells nobody of a part that leaves with its screen before it is hydrated', () => {
    const { part } = writePart(renderToString(<Counter />));
    const root = hydratePart(part, 'a', <Counter />);
    part.remove();
    root.unmount();
    expect(warn).not.toHaveBeenCalled();
  });
});
