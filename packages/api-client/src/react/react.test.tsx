// @vitest-environment happy-dom
import { act, cleanup, configure, render, renderHook, waitFor } from '@testing-library/react';
import { StrictMode, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createApiClient, type ApiClient } from '../index.js';
import { createFakeFetch, products, type FakeFetch } from '../testing/index.js';
import {
  ApiClientProvider,
  useActivity,
  useApiClient,
  useProducts,
  useSolutionVisibility,
} from './index.js';

// The package is checked without the types of a window; only these tests have one.
const page = globalThis as unknown as {
  document: { createElement: (name: string) => HTMLElement & { innerHTML: string } };
};

// A busy machine may need more than the usual second.
configure({ asyncUtilTimeout: 30_000 });

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function create(): { fake: FakeFetch; client: ApiClient; wrapper: typeof Wrapper } {
  const fake = createFakeFetch();
  const client = createApiClient({
    appHost: 'https://app.waypage.example',
    fetch: fake.fetch,
    retry: false,
  });
  function Wrapper({ children }: { children?: ReactNode }) {
    return (
      <StrictMode>
        <ApiClientProvider client={client}>{children}</ApiClientProvider>
      </StrictMode>
    );
  }
  return { fake, client, wrapper: Wrapper };
}

describe('useApiClient', () => {
  test('gives the client of the provider', () => {
    const { client, wrapper } = create();
    const { result } = renderHook(useApiClient, { wrapper });
    expect(result.current).toBe(client);
  });

  test('says what is missing where there is no provider', () => {
    vi.spyOn(console, 'error').mockReturnValue();
    expect(() => renderHook(useApiClient)).toThrow(/outside of <ApiClientProvider>.*Wrap the tree/);
  });
});

describe('useActivity', () => {
  test('follows the foreground calls', async () => {
    const { client, wrapper } = create();
    const { result } = renderHook(useActivity, { wrapper });
    expect(result.current).toBe(0);

    let call: Promise<unknown> | undefined;
    act(() => {
      call = client.pathStatus('a');
    });
    expect(result.current).toBe(1);
    await act(async () => {
      await call;
    });
    expect(result.current).toBe(0);
  });

  test('is 0 on the server, whatever is under way', async () => {
    const { client, wrapper: Wrapper } = create();
    const call = client.pathStatus('a');
    const Count = () => <b>{useActivity()}</b>;
    const html = renderToString(
      <Wrapper>
        <Count />
      </Wrapper>,
    );
    expect(html).toBe('<b>0</b>');
    await call;
  });
});

describe('useProducts', () => {
  test('loads, then has the products', async () => {
    const { client, wrapper } = create();
    let calls = 0;
    client.activity.subscribe(() => (calls += 1));
    const { result } = renderHook(() => useProducts(), { wrapper });
    expect(result.current).toEqual({ status: 'loading' });
    await waitFor(() => {
      expect(result.current).toEqual({ status: 'loaded', products });
    });
    expect(calls).toBe(0);
  });

  test('waits until it is enabled', async () => {
    const { fake, wrapper } = create();
    const { result, rerender } = renderHook(({ enabled }) => useProducts({ enabled }), {
      wrapper,
      initialProps: { enabled: false },
    });
    expect(result.current).toEqual({ status: 'loading' });
    expect(fake.requests).toHaveLength(0);
    rerender({ enabled: true });
    await waitFor(() => {
      expect(result.current.status).toBe('loaded');
    });
  });

  test('says how it failed', async () => {
    const { fake, wrapper } = create();
    fake.setFault('fetchProducts', { kind: 'http', status: 503 });
    const { result } = renderHook(() => useProducts(), { wrapper });
    await waitFor(() => {
      expect(result.current).toMatchObject({ status: 'failed', error: { status: 503 } });
    });
  });

  test('loads anew for other terms, never for the same in another list', async () => {
    const { fake, wrapper } = create();
    const { result, rerender } = renderHook(({ term }) => useProducts({ terms: [term] }), {
      wrapper,
      initialProps: { term: 'tag' },
    });
    await waitFor(() => {
      expect(result.current.status).toBe('loaded');
    });
    const before = fake.requests.length;
    rerender({ term: 'tag' });
    expect(fake.requests).toHaveLength(before);

    fake.setAnswer('fetchProducts', { result: { items: [] } });
    rerender({ term: 'dog' });
    expect(result.current).toEqual({ status: 'loading' });
    await waitFor(() => {
      expect(result.current).toEqual({ status: 'loaded', products: [] });
    });
    expect(fake.requests.at(-1)?.body).toEqual({ limit: 8, filters: { terms: ['dog'] } });
  });

  test('never shows the answer of an older question', async () => {
    const answer = new Map<string, (response: Response) => void>();
    const client = createApiClient({
      appHost: 'https://app.waypage.example',
      // Ignores its signal, so that the older answer really comes.
      fetch: (_input, init) =>
        new Promise((resolve) => {
          answer.set(init?.body as string, resolve);
        }),
    });
    const respond = (limit: number) => {
      answer.get(JSON.stringify({ limit }))?.(
        Response.json({ result: { items: products.slice(0, limit) } }),
      );
    };
    const { result, rerender } = renderHook(({ limit }) => useProducts({ limit }), {
      wrapper: ({ children }: { children?: ReactNode }) => (
        <ApiClientProvider client={client}>{children}</ApiClientProvider>
      ),
      initialProps: { limit: 1 },
    });
    rerender({ limit: 2 });
    respond(2);
    await waitFor(() => {
      expect(result.current).toEqual({ status: 'loaded', products: products.slice(0, 2) });
    });
    await act(async () => {
      respond(1);
      await new Promise((resolve) => setTimeout(resolve));
    });
    expect(result.current).toEqual({ status: 'loaded', products: products.slice(0, 2) });
  });

  test('ends its call when the component leaves', () => {
    const signals: (AbortSignal | null | undefined)[] = [];
    const client = createApiClient({
      appHost: 'https://app.waypage.example',
      fetch: (_input, init) => {
        signals.push(init?.signal);
        return new Promise(() => undefined);
      },
    });
    const { unmount } = renderHook(() => useProducts(), {
      wrapper: ({ children }: { children?: ReactNode }) => (
        <ApiClientProvider client={client}>{children}</ApiClientProvider>
      ),
    });
    expect(signals.map((signal) => signal?.aborted)).toEqual([false]);
    unmount();
    expect(signals.map((signal) => signal?.aborted)).toEqual([true]);
  });
});

describe('useSolutionVisibility', () => {
  test('is empty at first, then what the file says', async () => {
    const { wrapper } = create();
    const { result } = renderHook(() => useSolutionVisibility(), { wrapper });
    expect(result.current).toEqual({});
    await waitFor(() => {
      expect(result.current).toEqual({ product: true, playlist: false });
    });
  });

  test('stays empty when the file cannot be had', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const { fake, wrapper } = create();
    fake.setFault('solutionVisibility', { kind: 'html' });
    const { result } = renderHook(() => useSolutionVisibility('/flags.json'), { wrapper });
    await waitFor(() => {
      expect(log).toHaveBeenCalledTimes(1);
    });
    expect(result.current).toEqual({});
    expect(fake.requests.map(({ url }) => url)).toEqual(['/flags.json']);
  });
});

test('everything renders on the server as it does before hydration', () => {
  const { wrapper: Wrapper } = create();
  function Everything() {
    const state = [useActivity(), useProducts().status, useSolutionVisibility()];
    return <b>{JSON.stringify(state)}</b>;
  }
  const tree = (
    <Wrapper>
      <Everything />
    </Wrapper>
  );
  const complaints = vi.spyOn(console, 'error').mockReturnValue();
  const container = page.document.createElement('div');
  container.innerHTML = renderToString(tree);
  const before = container.innerHTML;
  render(tree, { container, hydrate: true });
  expect(complaints).not.toHaveBeenCalled();
  expect(before).toContain('loading');
});
