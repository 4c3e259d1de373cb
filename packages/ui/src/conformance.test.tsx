import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { act, fireEvent, render, waitFor } from '@testing-library/react';
import { cloneElement, isValidElement, type ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { inPage, popups, texts } from '../test/consumers/vite/src/every-component.jsx';
import { advance } from './internal/testing/advance.js';
import { appendServerHtml } from './internal/testing/appendServerHtml.js';
import { valuesIn } from './internal/testing/form-controls.js';
import * as kit from './index.js';

const elements = inPage(kit, texts.en);
const fewer = { ...texts.en, options: texts.en.options.slice(0, 1) };
const all = { ...elements, ...popups(kit, texts.en, { open: true }) };

const namesOf = (of: Readonly<Record<string, ReactElement>>): readonly string[] => Object.keys(of);

it('has every rule in the cascade layer', async () => {
  const files = (await readdir(import.meta.dirname, { recursive: true })).filter(
    (file) => /\.tsx?$/.test(file) && !/\.(test|stories)\.tsx?$/.test(file),
  );
  let count = 0;
  for (const file of files) {
    const text = await readFile(join(import.meta.dirname, file), 'utf8');
    const templates = text.match(/= styled[.(][^`]*`\s*\S+ \S+/g) ?? [];
    expect(templates.length, file).toBe(text.match(/= styled[.(]/g)?.length ?? 0);
    for (const template of templates) expect(template, file).toMatch(/`\s*@layer waypage$/);
    count += templates.length;
  }
  expect(count).toBeGreaterThan(100);
});

type Props = Readonly<Record<string, unknown>>;

/** Returns all texts in props, also inside lists, objects and elements. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string' || typeof value === 'number') return [String(value)];
  if (isValidElement<object>(value)) return textsIn(value.props);
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

/** Returns the text of an element, with that of attributes which browsers show or screen readers read. */
function exposedText(root: Element): string {
  const attributes = ['aria-label', 'title', 'alt', 'placeholder'];
  const named = [root, ...root.querySelectorAll(attributes.map((name) => `[${name}]`).join())];
  return [
    root.textContent,
    ...named.flatMap((element) => attributes.map((name) => element.getAttribute(name) ?? '')),
  ].join(' ');
}

const nameByComponent = new Map<unknown, string>(
  Object.entries(kit).map(([name, component]) => [component, name]),
);

/** The first element of each component in the catalog, also inside others. */
const firstElements = new Map<string, ReactElement>();

function collect(node: unknown): void {
  if (Array.isArray(node)) node.forEach(collect);
  if (!isValidElement<Record<string, unknown>>(node)) return;
  const name = nameByComponent.get(node.type);
  if (name !== undefined && !firstElements.has(name)) firstElements.set(name, node);
  Object.values(node.props).forEach(collect);
}
collect(Object.values(elements));

/** Parts, which need the component around them, and what renders no element of its own. */
const PARTS = /^(AccordionItem|Disclosure(Button|Group|Panel)|PopupContainer|Tab(List|Panel)?)$/;
const WITH_RENDER =
  /^(Button|Card|Container|FormRow|Grid|IconButton|Menu(Item|Row)|ProductCard|Reveal|Section|Stack|Text(Link)?|VisuallyHidden)$/;

const components = [...firstElements].filter(([name]) => !PARTS.test(name));

function mount(element: ReactElement, props: Props = {}): HTMLElement {
  const { container } = render(cloneElement(element, props));
  const root = container.firstElementChild;
  if (!root) throw new Error('Nothing was rendered.');
  return root as HTMLElement;
}

/** On an element with all its texts in its props. */
describe.each(components)('%s, as every component', (_name, element) => {
  it('passes class name and style to its root', () => {
    const defaultClasses = [...mount(element).classList];
    const { classList, style } = mount(element, { className: 'mine', style: { top: '1px' } });
    expect([...classList]).toEqual(expect.arrayContaining(['mine', ...defaultClasses]));
    expect(style.top).toBe('1px');
  });

  it('passes ref and other props to one element', () => {
    const ref: { current: Element | null } = { current: null };
    const root = mount(element, { ref, 'data-extra': 'yes' });
    expect(root.parentElement?.contains(ref.current)).toBe(true);
    expect(ref.current?.getAttribute('data-extra')).toBe('yes');
  });

  it('hydrates without a warning or inline styles', async () => {
    const container = document.createElement('div');
    const plain = cloneElement(element, { style: undefined } as object);
    container.innerHTML = renderToString(plain);
    expect(container.querySelector('[style]')).toBeNull();

    const complain = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const onRecoverableError = vi.fn();
    const root = await act(() => hydrateRoot(container, plain, { onRecoverableError }));
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(complain.mock.calls).toEqual([]);
    act(() => root.unmount());
  });

  it('has no words of its own', () => {
    const propTexts = textsIn(element).toSorted((one, other) => other.length - one.length);
    const builtInText = propTexts
      .filter((text) => text.trim() !== '')
      .reduce((text, part) => text.replaceAll(part, ''), exposedText(mount(element)));
    expect(builtInText).not.toMatch(/\p{L}/u);
  });
});

it.each(components.filter(([name]) => WITH_RENDER.test(name)))(
  '%s becomes the element in render',
  (_name, element) => {
    const calls: string[] = [];
    const inner: { current: HTMLAnchorElement | null } = { current: null };
    const outer: { current: Element | null } = { current: null };
    const root = mount(element, {
      ref: outer,
      className: 'outer',
      onClick: () => calls.push('outer'),
      render: (
        <a
          ref={inner}
          href="/there"
          className="inner"
          onClick={(event) => {
            event.preventDefault();
            calls.push('inner');
          }}
        />
      ),
    });
    expect(root.tagName).toBe('A');
    expect(root.getAttribute('href')).toBe('/there');
    expect(root.className).toMatch(/outer inner/);
    expect(inner.current).toBe(root);
    expect(outer.current).toBe(root);
    root.click();
    expect(calls).toEqual(['inner', 'outer']);
  },
);

describe.each(Object.entries(popups(kit, texts.en)))('%s, as every popup', (_name, element) => {
  it('has no inline styles in server markup', () => {
    const container = document.createElement('div');
    container.innerHTML = renderToString(element);
    expect(container.querySelector('[style]')).toBeNull();
  });

  it('passes ref and props to its sheet', () => {
    const ref: { current: HTMLElement | null } = { current: null };
    const props: Props = {
      ref,
      className: 'mine',
      style: { top: '1px' },
      lang: 'fr',
      defaultOpen: true,
    };
    render(cloneElement(element, props));
    const popup = document.querySelector<HTMLElement>('[lang="fr"]');
    expect(popup).not.toBeNull();
    expect(ref.current).toBe(popup);
    expect(popup?.classList).toContain('mine');
    expect(popup?.classList.length).toBeGreaterThan(1);
    expect(popup?.style.top).toBe('1px');
  });

  it('reaches handlers around it once with an event', async () => {
    const onReset = vi.fn();
    render(
      <form onReset={onReset}>
        {cloneElement(element, { lang: 'fr', defaultOpen: true } as Props)}
      </form>,
    );
    const sheet = await waitFor(() => {
      const found = document.querySelector('[lang="fr"]');
      if (!found) throw new Error('It is not open.');
      return found;
    });
    fireEvent.reset(sheet);
    expect(onReset).toHaveBeenCalledOnce();
  });
});

describe('a control in a group', () => {
  const options = [
    { value: 'a', label: 'A' },
    { value: 'b', label: 'B' },
  ];
  const group = { legend: 'Which?', name: 'which', options, form: 'other' };
  it.each([
    ['RadioGroup', <kit.RadioGroup {...group} defaultValue="b" />],
    ['CheckboxGroup', <kit.CheckboxGroup {...group} defaultValue={['b']} />],
    ['SegmentedControl', <kit.SegmentedControl {...group} defaultValue="b" />],
  ])('belongs to the form that is named (%s)', (_name, element) => {
    const { container } = render(
      <>
        <form id="other" />
        {element}
      </>,
    );
    const form = container.querySelector('form');
    expect([...(form?.elements ?? [])].filter((one) => one.localName === 'input')).toHaveLength(2);
  });
});

describe('a control whose chosen option is removed', () => {
  const options = ['a', 'b'].map((value) => ({ value, label: value }));
  const report = vi.fn();
  const byName = {
    Select: (values: typeof options) => (
      <kit.Select label="Which?" defaultValue="b" onValueChange={report}>
        {values.map(({ value }) => (
          <option key={value}>{value}</option>
        ))}
      </kit.Select>
    ),
    RadioGroup: (values: typeof options) => (
      <kit.RadioGroup legend="Which?" options={values} defaultValue="b" onValueChange={report} />
    ),
  };
  it.each([
    ['Select', 'a'],
    ['RadioGroup', ''],
  ] as const)('reports what is chosen instead (%s)', (name, next) => {
    report.mockClear();
    const { rerender } = render(byName[name](options));
    expect(report).not.toHaveBeenCalled();
    rerender(byName[name](options.slice(0, 1)));
    expect(report).toHaveBeenCalledExactlyOnceWith(next, { reason: 'native', event: undefined });
  });
});

it('a select keeps a form action’s new default', async () => {
  const report = vi.fn();
  const element = (chosen: string) => (
    <form>
      <kit.Select label="Which?" defaultValue={chosen} onValueChange={report}>
        <option>a</option>
        <option>b</option>
      </kit.Select>
    </form>
  );
  const { container, rerender } = render(element('a'));
  const select = container.querySelector('select');
  if (!select) throw new Error('There is no select.');
  fireEvent.change(select, { target: { value: 'b' } });
  rerender(element('b'));
  container.querySelector('form')?.reset();
  await waitFor(() => expect(select.value).toBe('b'));
  expect(report).toHaveBeenCalledExactlyOnceWith('b', expect.objectContaining({ reason: 'user' }));
});

describe('a button with two popups', () => {
  const button = <kit.Button>Both</kit.Button>;
  it.each([
    [
      'Tooltip around Menu',
      <kit.Tooltip content="Why">
        <kit.Menu trigger={button} />
      </kit.Tooltip>,
    ],
    [
      'Menu around Tooltip',
      <kit.Menu trigger={<kit.Tooltip content="Why">{button}</kit.Tooltip>} />,
    ],
    [
      'Popover around Tooltip',
      <kit.Popover
        title="What"
        closeLabel="Close"
        trigger={<kit.Tooltip content="Why">{button}</kit.Tooltip>}
      />,
    ],
  ])('hydrates with all attributes (%s)', async (_name, element) => {
    const complain = vi.spyOn(console, 'error');
    const container = document.body.appendChild(document.createElement('div'));
    // Base UI recognizes a server by its lack of a document.
    const page = document;
    Reflect.deleteProperty(globalThis, 'document');
    const html = renderToString(element);
    globalThis.document = page;
    container.innerHTML = html;
    expect(html).toContain('aria-haspopup');
    await act(async () => {
      render(element, { container, hydrate: true });
      await Promise.resolve();
    });
    expect(complain.mock.calls).toEqual([]);
  });
});

describe('two copies of the kit', () => {
  let copy: typeof kit;
  beforeAll(async () => {
    vi.resetModules();
    copy = await import('./index.js');
  });

  // Separate roots, so React gives both the same ids.
  it.each(namesOf(elements))('share no id, name or choice of %s', async (name) => {
    const islands: HTMLElement[] = [];
    for (const element of [elements[name], inPage(copy, texts.en)[name]]) {
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
    const shared = names.filter((fieldName) => two.querySelector(`[name="${fieldName ?? ''}"]`));
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
    const closable = { ...texts.en, onClose };
    const element = { ...inPage(kit, closable), ...popups(kit, closable, { open: true }) }[name];
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
    const { container, rerender } = render(inPage(kit, texts.en)[name] ?? null);
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
    rerender(inPage(kit, texts.en)[name] ?? null);
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
    const remaining = [...document.body.children].filter(
      (element) => element !== outside && !element.matches(announcer) && element.innerHTML !== '',
    );
    expect(remaining.map((element) => element.outerHTML)).toEqual([]);
    outside.remove();
  });
});
