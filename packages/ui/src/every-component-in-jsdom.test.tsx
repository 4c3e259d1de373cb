// @vitest-environment jsdom
import { act, fireEvent, render } from '@testing-library/react';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { renderToString } from 'react-dom/server';
import { cloneElement, createElement, useState, type ReactElement } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { inPage, popups, texts } from '../test/consumers/vite/src/every-component.jsx';
import { appendServerHtml } from './internal/testing/appendServerHtml.js';
import { controlsIn, valuesIn } from './internal/testing/form-controls.js';
import * as kit from './index.js';

const elements = inPage(kit, texts.en);
const all = { ...elements, ...popups(kit, texts.en, { open: true }) };
const readCase = (name: string): Promise<string> =>
  readFile(join(import.meta.dirname, `../test/consumers/vite/src/${name}.jsx`), 'utf8');

/** The components that render form controls. */
const controls = Object.keys(elements).filter((name) => {
  const holder = document.createElement('div');
  holder.innerHTML = renderToString(elements[name]);
  return controlsIn(holder).length > 0;
});

/** Changes the values as a browser does that restores a page: without an event. */
function restore(root: ParentNode): void {
  for (const control of controlsIn(root)) {
    if (control instanceof HTMLSelectElement) control.selectedIndex = 1;
    else if (control instanceof HTMLTextAreaElement) control.value = 'Restored';
    else if (control.type === 'checkbox') control.checked = !control.checked;
    // Of a radio group the last one stays checked.
    else if (control.type === 'radio') control.checked = true;
    else if (control.type !== 'file') control.value = 'Restored';
  }
}

/** Changes the value of each control with the events of a visitor. */
function change(root: ParentNode): void {
  for (const control of controlsIn(root)) {
    if (control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type)) {
      fireEvent.click(control);
    } else if (control instanceof HTMLSelectElement) {
      fireEvent.change(control, { target: { value: control.options[1]?.value } });
    } else if (control.type !== 'file') {
      fireEvent.change(control, { target: { value: 'Written' } });
    }
  }
}

const inForm = (element: ReactElement | undefined, disabled = false): ReactElement => (
  <form>
    <fieldset disabled={disabled}>{element}</fieldset>
  </form>
);

/** Resets the form, and waits until its controls have been reset. */
const reset = (container: ParentNode): Promise<void> =>
  act(async () => {
    container.querySelector('form')?.reset();
    await new Promise((resolve) => setTimeout(resolve));
  });

/** Controls whose value the browser corrects. */
const corrected: Readonly<Record<string, ReactElement<{ readonly onValueChange?: Change }>>> = {
  'an empty disabled option': (
    <kit.Select label="S" defaultValue="">
      <option value="" disabled />
      <option>a</option>
    </kit.Select>
  ),
  'a disabled group': (
    <kit.Select label="S">
      <optgroup label="G" disabled>
        <option>a</option>
      </optgroup>
      <option>b</option>
    </kit.Select>
  ),
  'line breaks': <kit.TextArea label="T" defaultValue={'a\r\nb'} />,
  'controlled line breaks': <kit.TextArea label="T" value={'a\r\nb'} />,
  'a value between steps': <kit.Slider label="L" step={10} defaultValue={33} />,
  'a value above the maximum': <kit.Slider label="L" value={150} />,
  'spaces around an address': <kit.Field label="M" type="email" value=" a@b.c " />,
};

type Change = (value: unknown, details: unknown) => void;

const handlerOf = (name: string): string =>
  name === 'Table' ? 'onSelectedChange' : 'onValueChange';

/** A control in a form, which reports its value. */
const reporting = (name: string, onChange: Change): ReactElement =>
  inForm(cloneElement(elements[name] ?? <i />, { [handlerOf(name)]: onChange }));

const NATIVE = [expect.anything(), { reason: 'native', event: undefined }] as const;

const EMPTY: Readonly<Record<string, unknown>> = { Slider: 0, CheckboxGroup: [], Table: [] };

interface ControlledProps {
  readonly name: string;
  readonly onChange: Change;
  /** Whether its owner refuses every change. */
  readonly isRefusing?: boolean;
}

/** A control whose value an owner holds. */
function Controlled({ name, onChange, isRefusing = false }: ControlledProps) {
  const { type, props } = elements[name] as ReactElement<Record<string, unknown>>;
  const [kind = ''] = name.split(' ');
  const isBox = ['Checkbox', 'Switch'].includes(kind);
  const [valueProp, defaultProp] = isBox
    ? ['checked', 'defaultChecked']
    : kind === 'Table'
      ? ['selected', 'defaultSelected']
      : ['value', 'defaultValue'];
  const { [defaultProp]: first, ...rest } = props;
  const empty = EMPTY[kind] ?? (props['multiple'] === true ? [] : isBox ? false : '');
  const [value, setValue] = useState<unknown>(props[valueProp] ?? first ?? empty);
  return createElement(type, {
    ...rest,
    [valueProp]: value,
    [handlerOf(name)]: (next: unknown, details: unknown) => {
      if (!isRefusing) setValue(next);
      onChange(next, details);
    },
  });
}

describe('the catalog of every component', () => {
  it('renders each component that the kit exports', async () => {
    const source = await readCase('every-component');
    const components = Object.keys(kit).filter(
      (name) => /^[A-Z][a-z]/.test(name) && !name.endsWith('Icon'),
    );
    expect(components.length).toBeGreaterThan(60);
    expect(components.filter((name) => !RegExp(`<kit\\.${name}\\b`).test(source))).toEqual([]);
  });

  it('has every form control in the packed form', async () => {
    expect(controls).toContain('Checkbox');
    const source = await readCase('cases/forms');
    const alone = controls.filter((name) => !['Fieldset', 'FormRow', 'Table'].includes(name));
    const inForms = alone.filter((name) => source.includes(`<${name.split(' ', 1).join()}`));
    expect(inForms).toEqual(alone);
  });
});

describe('every form control', () => {
  it.each(controls)('%s resets to its first value', async (name) => {
    const { container, rerender } = render(inForm(elements[name]));
    const before = valuesIn(container);
    change(container);
    expect(valuesIn(container)).not.toEqual(before);
    await reset(container);
    expect(valuesIn(container)).toEqual(before);
    rerender(inForm(inPage(kit, texts.en)[name]));
    expect(valuesIn(container)).toEqual(before);
  });

  it.each(controls)('%s is disabled in a disabled fieldset', (name) => {
    const { container } = render(inForm(elements[name], true));
    expect(controlsIn(container).filter((control) => !control.matches(':disabled'))).toEqual([]);
  });

  // The value of these is that of the controls in them.
  const reporters = controls.filter((name) => !['Fieldset', 'FormRow'].includes(name));
  it.each(reporters)('%s keeps and reports what the browser restored', async (name) => {
    const onValueChange = vi.fn();
    const element = reporting(name, onValueChange);
    const container = appendServerHtml(element);
    restore(container);
    const restored = valuesIn(container);
    const { rerender } = render(element, { container, hydrate: true });
    expect(valuesIn(container)).toEqual(restored);
    rerender(reporting(name, onValueChange));
    expect(valuesIn(container)).toEqual(restored);
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(...NATIVE);
    await reset(container);
    expect(onValueChange).toHaveBeenCalledTimes(2);
    expect(onValueChange.mock.lastCall?.[1]).toMatchObject({ reason: 'native' });
  });

  it.each(reporters)('%s, controlled, reports it once and keeps it', (name) => {
    const onChange = vi.fn();
    const element = inForm(<Controlled name={name} onChange={onChange} />);
    const container = appendServerHtml(element);
    restore(container);
    const restored = valuesIn(container);
    render(element, { container, hydrate: true });
    expect(onChange).toHaveBeenCalledExactlyOnceWith(...NATIVE);
    expect(valuesIn(container)).toEqual(restored);
  });

  it.each(reporters)('%s, controlled, shows what its owner says', (name) => {
    const onChange = vi.fn();
    const { container } = render(<Controlled name={name} onChange={onChange} isRefusing />);
    const before = valuesIn(container);
    change(container);
    expect(onChange).toHaveBeenCalled();
    expect(valuesIn(container)).toEqual(before);
  });

  it.each(reporters)('%s keeps its choice on prevented resets', async (name) => {
    const onValueChange = vi.fn();
    const { container } = render(reporting(name, onValueChange));
    change(container);
    const changed = valuesIn(container);
    const calls = onValueChange.mock.calls.length;
    container.addEventListener('reset', (event) => event.preventDefault());
    await reset(container);
    expect(valuesIn(container)).toEqual(changed);
    expect(onValueChange).toHaveBeenCalledTimes(calls);
  });

  it.for(Object.entries(corrected))('reports nothing of corrected %s', async ([, control]) => {
    const onValueChange = vi.fn();
    const element = inForm(cloneElement(control, { onValueChange }));
    const container = appendServerHtml(element);
    const { rerender } = render(element, { container, hydrate: true });
    rerender(inForm(cloneElement(control, { onValueChange })));
    await reset(container);
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it.each(reporters)('%s reports a reset in a shadow tree', async (name) => {
    const onValueChange = vi.fn();
    const shadow = document.body
      .appendChild(document.createElement('div'))
      .attachShadow({ mode: 'open' });
    const container = shadow.appendChild(document.createElement('div'));
    render(reporting(name, onValueChange), { container });
    change(container);
    const calls = onValueChange.mock.calls.length;
    await reset(container);
    expect(onValueChange).toHaveBeenCalledTimes(calls + 1);
  });

  it.each(controls)('%s keeps what the browser restores afterwards', (name) => {
    const { container, rerender } = render(inForm(elements[name]));
    restore(container);
    const restored = valuesIn(container);
    act(() => {
      dispatchEvent(new Event('pageshow'));
    });
    expect(valuesIn(container)).toEqual(restored);
    rerender(inForm(inPage(kit, texts.en)[name]));
    expect(valuesIn(container)).toEqual(restored);
  });
});

/** jsdom implements none of them, except matchMedia in new versions. */
const missing = ['ResizeObserver', 'IntersectionObserver', 'matchMedia'];

function Mock() {
  return { observe: () => undefined, unobserve: () => undefined, disconnect: () => undefined };
}

describe('in jsdom, without observers and media queries', () => {
  beforeEach(() => {
    for (const name of missing) vi.stubGlobal(name, undefined);
  });

  it.each(Object.entries(all))('renders %s and says nothing', async (_name, element) => {
    const complain = vi.spyOn(console, 'error');
    await act(() => {
      render(element);
      return Promise.resolve();
    });
    // jsdom itself reports what it does not implement, for every page.
    const messages = complain.mock.calls.filter(
      ([message]) => !String(message).includes('Not implemented'),
    );
    expect(messages).toEqual([]);
  });

  it.each([
    ['mocks that never call back', Mock],
    ['empty mocks', vi.fn()],
  ])('turns a carousel with %s', (_name, mock) => {
    for (const name of missing) vi.stubGlobal(name, mock);
    const { container } = render(elements['Carousel'] ?? null);
    const inReach = () => container.querySelector('li:not([inert])')?.textContent;
    const first = inReach();
    fireEvent.click(container.querySelectorAll('button')[1] as HTMLElement);
    expect(container.querySelectorAll('li[inert]')).not.toHaveLength(0);
    expect(inReach()).not.toBe(first);
  });
});
