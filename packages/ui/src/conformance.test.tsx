import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { act, render } from '@testing-library/react';
import { cloneElement, isValidElement, type ComponentType, type ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { inPage, words } from '../test/consumers/vite/src/every-component.jsx';
import * as kit from './index.js';

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
function shownText(root: Element): string {
  const attributes = ['aria-label', 'title', 'alt', 'placeholder'];
  const named = [root, ...root.querySelectorAll(attributes.map((name) => `[${name}]`).join())];
  return [
    root.textContent,
    ...named.flatMap((element) => attributes.map((name) => element.getAttribute(name) ?? '')),
  ].join(' ');
}

/** Tests what all components have in common, on an element with all its texts in its props. */
function describeConformance(name: string, element: ReactElement, hasRenderProp: boolean): void {
  const mount = (props: Props = {}): HTMLElement => {
    const { container } = render(cloneElement(element, props));
    const root = container.firstElementChild;
    if (!root) throw new Error(`${name} rendered nothing.`);
    return root as HTMLElement;
  };

  describe(`${name}, as every component`, () => {
    it('passes class name and style to its root', () => {
      const ownClasses = [...mount().classList];
      const { classList, style } = mount({ className: 'mine', style: { top: '1px' } });
      expect([...classList]).toEqual(expect.arrayContaining(['mine', ...ownClasses]));
      expect(style.top).toBe('1px');
    });

    it('passes ref and other props to one element', () => {
      const ref: { current: Element | null } = { current: null };
      const root = mount({ ref, 'data-extra': 'yes' });
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
      const given = textsIn(element).toSorted((one, other) => other.length - one.length);
      const ownText = given
        .filter((text) => text.trim() !== '')
        .reduce((text, part) => text.replaceAll(part, ''), shownText(mount()));
      expect(ownText).not.toMatch(/\p{L}/u);
    });

    if (!hasRenderProp) return;
    it('becomes the element in render', () => {
      const calls: string[] = [];
      const inner: { current: HTMLAnchorElement | null } = { current: null };
      const outer: { current: Element | null } = { current: null };
      const root = mount({
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
    });
  });
}

function describePopupConformance(
  name: string,
  // oxlint-disable-next-line typescript/no-explicit-any -- any such component of the kit
  Component: ComponentType<any>,
  props: Readonly<Record<string, unknown>>,
): void {
  describe(`${name}, as every component rendered into body`, () => {
    it('has no inline styles in server markup', () => {
      const container = document.createElement('div');
      container.innerHTML = renderToString(<Component {...props} />);
      expect(container.querySelector('[style]')).toBeNull();
    });

    it('passes ref, class, style and props to popups', () => {
      const ref: { current: HTMLElement | null } = { current: null };
      const given = { ref, className: 'mine', style: { top: '1px' }, lang: 'fr' };
      render(<Component {...props} {...given} defaultOpen />);
      const shown = document.querySelector<HTMLElement>('[lang="fr"]');
      expect(shown).not.toBeNull();
      expect(ref.current).toBe(shown);
      expect(shown?.classList).toContain('mine');
      expect(shown?.classList.length).toBeGreaterThan(1);
      expect(shown?.style.top).toBe('1px');
    });
  });
}

const nameByComponent = new Map<unknown, string>(
  Object.entries(kit).map(([name, component]) => [component, name]),
);

/** The first element of each component in the catalog, also inside others. */
const elements = new Map<string, ReactElement>();

function collect(node: unknown): void {
  if (Array.isArray(node)) node.forEach(collect);
  if (!isValidElement<Record<string, unknown>>(node)) return;
  const name = nameByComponent.get(node.type);
  if (name !== undefined && !elements.has(name)) elements.set(name, node);
  Object.values(node.props).forEach(collect);
}
collect(Object.values(inPage(kit, words.en)));

/** Parts, which need the component around them, and what renders no element of its own. */
const PARTS = /^(AccordionItem|Disclosure(Button|Group|Panel)|PopupContainer|Tab(List|Panel)?)$/;
const WITH_RENDER =
  /^(Button|Card|Container|FormRow|Grid|IconButton|Menu(Item|Row)|ProductCard|Reveal|Section|Stack|Text(Link)?|VisuallyHidden)$/;

for (const [name, element] of elements) {
  if (!PARTS.test(name)) describeConformance(name, element, WITH_RENDER.test(name));
}

describePopupConformance('AlertDialog', kit.AlertDialog, {
  title: 'Delete?',
  children: 'You cannot undo it.',
  cancelLabel: 'Keep',
  confirmLabel: 'Delete',
});
describePopupConformance('Drawer', kit.Drawer, { title: 'Filter', closeLabel: 'Close' });
describePopupConformance('Dialog', kit.Dialog, { title: 'Labels', closeLabel: 'Close' });
describePopupConformance('Menu', kit.Menu, { trigger: <button type="button">More</button> });
describePopupConformance('Popover', kit.Popover, {
  trigger: <button type="button">More</button>,
  title: 'More',
  closeLabel: 'Close',
});
describePopupConformance('Tooltip', kit.Tooltip, {
  content: 'More',
  children: <button type="button">More</button>,
});
