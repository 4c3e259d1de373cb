import { act, render, screen } from '@testing-library/react';
import { lazy, Suspense, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Button } from '../button/index.js';
import { ProductCard } from '../product-shelf/index.js';
import { Text } from '../text/index.js';
import { TextLink } from '../text-link/index.js';
import type { Render } from './useRender.js';

const warn = vi.fn();

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(warn.mockClear());
});

/** An element as a server component passes it: React's lazy type instead of an element. */
function asLazy(element: Promise<ReactNode>): Render {
  const component = element.then((loaded) => ({ default: loaded as never }));
  const lazyElement: unknown = lazy(() => component);
  return lazyElement as Render;
}

it('a server component’s element suspends, keeping props', async () => {
  const element = asLazy(Promise.resolve(<a href="/pricing">Pricing</a>));
  await act(async () => {
    render(
      <Suspense>
        <Button variant="outline" render={element} />
      </Suspense>,
    );
    await Promise.resolve();
  });
  const link = screen.getByRole('link', { name: 'Pricing' });
  expect(link.getAttribute('href')).toBe('/pricing');
  expect(link.getAttribute('data-variant')).toBe('outline');
  expect(link.hasAttribute('type')).toBe(false);
});

describe('prop: render, a function', () => {
  it('gets the root’s props, ref and content', () => {
    const ref = { current: null };
    render(
      <Button ref={ref} className="mine" render={(props) => <a href="/pricing" {...props} />}>
        Pricing
      </Button>,
    );
    const link = screen.getByRole('link', { name: 'Pricing' });
    expect(link.className).toContain('mine');
    expect(link.getAttribute('data-variant')).toBe('primary');
    expect(ref.current).toBe(link);
  });

  it('keeps its element when the function changes', () => {
    const text = (content: string) => <Text render={(props) => <dt {...props} />}>{content}</Text>;
    const { rerender } = render(text('One'));
    const element = screen.getByText('One');
    rerender(text('Two'));
    expect(screen.getByText('Two')).toBe(element);
  });

  it('works on the server', () => {
    const link = <TextLink render={(props) => <a href="/pricing" {...props} />}>Pricing</TextLink>;
    expect(renderToString(link)).toMatch(/<a href="\/pricing" class="[^"]+">Pricing<\/a>/);
  });
});

describe('prop: render, content', () => {
  it.each([
    ['Button', <Button render={<a href="/pricing">Pricing</a>} />],
    ['TextLink', <TextLink render={<a href="/pricing">Pricing</a>} />],
    ['Text', <Text render={<a href="/pricing">Pricing</a>} />],
  ])('is that of a %s without children', (_, element) => {
    render(element);
    expect(screen.getByRole('link', { name: 'Pricing' })).toBeTruthy();
    expect(warn).not.toHaveBeenCalled();
  });

  it('is replaced by the component’s with a warning', () => {
    render(<Text render={<dt>Lost</dt>}>Shown</Text>);
    expect(screen.getByText('Shown').tagName).toBe('DT');
    expect(screen.queryByText('Lost')).toBeNull();
    expect(warn).toHaveBeenCalledOnce();
  });

  it('is ignored where the component takes none', () => {
    render(<ProductCard name="Tag" price="9" currency="USD" render={<a href="/tag">Lost</a>} />);
    expect(screen.getByRole('link').textContent).toBe('Tag9USD');
  });
});
