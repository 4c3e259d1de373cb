import { act, cleanup, render } from '@testing-library/react';
import { type ComponentType, type ReactElement, type Ref } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';

export interface ConformanceOptions {
  /** Required props, with every text that the component shows. */
  readonly props?: Readonly<Record<string, unknown>>;
  readonly renderProp?: boolean;
  /** Selector of the element that receives `ref` and other props, if that is not the root. */
  readonly target?: string;
  readonly childless?: boolean;
}

const mark = 'given';

function words(node: Element): string {
  const named = [node, ...node.querySelectorAll('[aria-label], [title], [alt], [placeholder]')];
  const attributes = named.flatMap((element) =>
    ['aria-label', 'title', 'alt', 'placeholder'].map((name) => element.getAttribute(name) ?? ''),
  );
  return [node.textContent, ...attributes].join('');
}

export function describeConformance(
  name: string,
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- any component of the kit
  Component: ComponentType<any>,
  { props = {}, renderProp = false, target, childless = false }: ConformanceOptions = {},
): void {
  const content = childless ? {} : { children: mark };
  const mount = (more: Readonly<Record<string, unknown>> = {}): Element => {
    const { container } = render(<Component {...content} {...props} {...more} />);
    const root = container.firstElementChild;
    if (!root) throw new Error(`${name} rendered nothing.`);
    return root;
  };
  const targetOf = (root: Element): Element | null => (target ? root.querySelector(target) : root);

  describe(`${name}, as every component`, () => {
    afterEach(cleanup);

    it('forwards its ref', () => {
      const ref: { current: Element | null } = { current: null };
      const root = mount({ ref });
      expect(ref.current).toBe(targetOf(root));
    });

    it('joins class names and passes style and other props on', () => {
      const own = mount().className;
      const root = mount({ className: 'mine', style: { top: '1px' }, 'data-extra': 'yes' });
      expect(root.getAttribute('class')?.split(' ')).toContain('mine');
      for (const part of own.split(' ').filter(Boolean)) {
        expect(root.getAttribute('class')).toContain(part);
      }
      expect((root as HTMLElement).style.top).toBe('1px');
      expect(targetOf(root)?.getAttribute('data-extra')).toBe('yes');
    });

    it('renders on the server without inline styles and hydrates without a warning', async () => {
      const element: ReactElement = <Component {...content} {...props} />;
      const container = document.createElement('div');
      container.innerHTML = renderToString(element);
      expect(container.querySelector('[style]')).toBeNull();

      const complain = vi.spyOn(console, 'error').mockImplementation(() => undefined);
      const onRecoverableError = vi.fn();
      const root = await act(() => hydrateRoot(container, element, { onRecoverableError }));
      expect(onRecoverableError).not.toHaveBeenCalled();
      expect(complain.mock.calls).toEqual([]);
      act(() => root.unmount());
      complain.mockRestore();
    });

    it('has no words of its own', () => {
      const given = [...Object.values({ ...content, ...props })].filter(
        (value) => typeof value === 'string',
      );
      const left = given.reduce<string>(
        (text, value) => text.replaceAll(value, ''),
        words(mount()),
      );
      expect(left.trim()).toBe('');
    });

    if (!renderProp) return;
    it('becomes the element given to render, with both refs and handlers', () => {
      const calls: string[] = [];
      const inner: { current: Element | null } = { current: null };
      const outer: { current: Element | null } = { current: null };
      const root = mount({
        ref: outer,
        className: 'outer',
        onClick: () => calls.push('outer'),
        render: (
          <a
            ref={inner as Ref<HTMLAnchorElement>}
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
      (root as HTMLElement).click();
      expect(calls).toEqual(['inner', 'outer']);
    });
  });
}
