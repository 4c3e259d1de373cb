import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { appendServerHtml } from '../internal/testing/appendServerHtml.js';
import {
  Disclosure,
  DisclosureButton,
  DisclosureGroup,
  DisclosurePanel,
  type DisclosureProps,
} from './Disclosure.js';
import { dismissalOfClick } from './useDisclosure.js';

function Menu({ label = 'Tools', children, ...rest }: DisclosureProps & { label?: string }) {
  return (
    <Disclosure {...rest} data-testid={label}>
      <DisclosureButton>{label}</DisclosureButton>
      <DisclosurePanel variant="panel">
        {children}
        <a href="#pages">Pages of {label}</a>
      </DisclosurePanel>
    </Disclosure>
  );
}

const menu = (label = 'Tools') => screen.getByTestId<HTMLDetailsElement>(label);
/** A plain event: happy-dom toggles on a MouseEvent before a handler can prevent it. */
const click = (label = 'Tools') => {
  fireEvent(screen.getByText(label), new Event('click', { bubbles: true, cancelable: true }));
};
const reasonsOf = (onOpenChange: ReturnType<typeof vi.fn>) =>
  onOpenChange.mock.calls.map(([open, details]) => [
    open as boolean,
    (details as { reason: string }).reason,
  ]);

describe('Disclosure', () => {
  it('leaves focus elsewhere alone on Escape', () => {
    render(
      <>
        <Menu />
        <button type="button">Elsewhere</button>
      </>,
    );
    screen.getByText('Elsewhere').focus();
    click();
    fireEvent.keyDown(document, { key: 'Escape' });
    expect(menu().open).toBe(false);
    expect(document.activeElement?.textContent).toBe('Elsewhere');
  });

  it('closes when the page is left', () => {
    render(<Menu defaultOpen />);
    fireEvent(window, new Event('pagehide'));
    expect(menu().open).toBe(false);
  });

  it('reports what browsers open, and reverts if refused', () => {
    const onOpenChange = vi.fn();
    const { rerender } = render(<Menu onOpenChange={onOpenChange} />);
    act(() => {
      menu().open = true;
    });
    expect(reasonsOf(onOpenChange)).toEqual([[true, 'native']]);
    rerender(<Menu open={false} onOpenChange={onOpenChange} />);
    act(() => {
      menu().open = true;
    });
    expect(menu().open).toBe(false);
  });

  it('closes what is inside when it closes', () => {
    render(
      <Menu defaultOpen>
        <Menu label="Sub" persistent defaultOpen />
      </Menu>,
    );
    expect(menu('Sub').open).toBe(true);
    click();
    expect(menu('Sub').open).toBe(false);
  });

  it.each([undefined, false])('reports what hydration finds open (%s)', (open) => {
    const onOpenChange = vi.fn();
    const complain = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const element = <Menu open={open} onOpenChange={onOpenChange} />;
    const container = appendServerHtml(element);
    menu().open = true;
    render(element, { container, hydrate: true });
    expect(menu().open).toBe(open === undefined);
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(true, {
      reason: 'native',
      event: undefined,
    });
    expect(complain.mock.calls).toEqual([]);
  });
});

describe('DisclosureGroup', () => {
  it('keeps one open, nested ones not counted', () => {
    render(
      <DisclosureGroup>
        <Menu>
          <Menu label="Sub" />
        </Menu>
        <Menu label="Templates" />
      </DisclosureGroup>,
    );
    const name = menu().getAttribute('name');
    expect(name).toBeTruthy();
    expect(menu('Templates').getAttribute('name')).toBe(name);
    expect(menu('Sub').hasAttribute('name')).toBe(false);
  });

  it('is one by the same name', () => {
    render(
      <>
        <DisclosureGroup name="site">
          <Menu />
        </DisclosureGroup>
        <DisclosureGroup name="site">
          <Menu label="Language" />
        </DisclosureGroup>
      </>,
    );
    expect(menu().getAttribute('name')).toBe('site');
    expect(menu('Language').getAttribute('name')).toBe('site');
  });
});

it.each<[string, ReactNode]>([
  ['DisclosureButton', <DisclosureButton key="button">Tools</DisclosureButton>],
  ['DisclosurePanel', <DisclosurePanel key="panel">Pages</DisclosurePanel>],
])('%s explains a missing disclosure', (part, element) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  renderToString(element);
  expect(warn).toHaveBeenCalledWith(
    `[@waypage/ui] <${part}> was rendered outside <Disclosure>, so there is nothing it could open. Wrap it in <Disclosure>.`,
  );
});

function detailsWith(html: string): Element {
  const details = document.createElement('details');
  details.innerHTML = html;
  return details;
}

const pathFrom = (element: Element | null): readonly Element[] =>
  element ? [element, ...pathFrom(element.parentElement)] : [];

describe('dismissalOfClick', () => {
  const list =
    '<summary>Tools</summary><a href="/a"><span>A</span></a><a>B</a><p>C</p><button>D</button>';
  const panel =
    '<div data-variant="panel"><p>Title</p><button>Fold</button><a href="/a">A</a><div data-keeps-open><img></div></div>';

  it.each([
    ['summary', undefined, list],
    ['p', undefined, list],
    ['button', undefined, list],
    ['a:not([href])', undefined, list],
    ['a[href]', 'link-press', list],
    ['span', 'link-press', list],
    ['p', 'empty-press', panel],
    ['button', undefined, panel],
    ['img', undefined, panel],
    ['a', 'link-press', panel],
  ])('on %s: %s', (selector, expected, html) => {
    const root = detailsWith(html);
    expect(dismissalOfClick(pathFrom(root.querySelector(selector)), root)).toBe(expected);
  });

  it('on a link around it closes', () => {
    const link = document.createElement('a');
    link.setAttribute('href', '/around');
    expect(dismissalOfClick([link, document.body], detailsWith(list))).toBe('outside-press');
  });

  it('on a removed element counts as inside', () => {
    const root = detailsWith(list);
    const button = root.querySelector('button');
    const path = pathFrom(button);
    button?.remove();
    expect(dismissalOfClick(path, root)).toBeUndefined();
  });
});
