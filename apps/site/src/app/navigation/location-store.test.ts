// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLocationStore, type Guard } from './location-store.ts';

/** A page whose code arrives, or does not, when the test says so. */
function latch() {
  let arrive: () => void = () => undefined;
  let fail: () => void = () => undefined;
  const promise = new Promise<void>((resolve, reject) => {
    arrive = resolve;
    fail = () => {
      reject(new Error('gone'));
    };
  });
  return { promise, arrive, fail };
}

function setUp(pending: Readonly<Record<string, Promise<void>>> = {}, stays = true) {
  const arrivals: string[] = [];
  const waits: boolean[] = [];
  const left: string[] = [];
  const failures: string[] = [];
  const guard: Guard = {
    prepare: (path) => pending[path],
    onWaiting: (isWaiting) => waits.push(isWaiting),
    onLeave: ({ pathname }) => left.push(pathname),
    onFailure(href, way) {
      failures.push(`${way} ${href}`);
      return Promise.resolve(stays);
    },
  };
  const store = createLocationStore(guard);
  const stop = store.subscribe(() => {
    const { action, location } = store.get();
    arrivals.push(`${action} ${location.pathname}`);
  });
  return { store, stop, arrivals, waits, left, failures };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

/** What the browser does on a step back. */
function stepBack(path: string, state: unknown): void {
  history.replaceState(state, '', path);
  dispatchEvent(new PopStateEvent('popstate'));
}

beforeEach(() => {
  history.replaceState(null, '', 'http://localhost:3000/next?a=1#b');
});

afterEach(() => {
  history.replaceState(null, '', 'http://localhost:3000/');
});

describe('the location of a page', () => {
  it('is the one of the browser', () => {
    const { store } = setUp();
    const { location, action } = store.get();
    expect({ ...location, action }).toMatchObject({
      pathname: '/next',
      search: '?a=1',
      hash: '#b',
      key: 'default',
      action: 'POP',
    });
  });

  it('writes addresses of all its parts', () => {
    const { store } = setUp();
    expect(store.navigator.createHref({ pathname: '/s', search: '?q', hash: '#h' })).toBe('/s?q#h');
    expect(store.navigator.createHref('/s?q')).toBe('/s?q');
  });

  it('tells no more who has stopped listening', () => {
    const { store, stop, arrivals } = setUp();
    stop();
    store.navigator.push('/samples');
    expect(arrivals).toEqual([]);
  });
});

describe('a navigation', () => {
  it('happens in the same moment when the page is at hand', () => {
    const { store, arrivals, left, waits } = setUp();
    store.navigator.push('/samples', { from: 'a test' });
    expect(arrivals).toEqual(['PUSH /samples']);
    expect(left).toEqual(['/next']);
    expect(waits).toEqual([false]);
    expect(location.pathname).toBe('/samples');
    expect(store.get().location.state).toEqual({ from: 'a test' });
    expect(store.get().location.key).not.toBe('default');
  });

  it('may take the place of the entry it starts from', () => {
    const { store, arrivals } = setUp();
    const { length } = history;
    store.navigator.replace({ pathname: '/samples', search: '', hash: '' });
    expect(arrivals).toEqual(['REPLACE /samples']);
    expect(history.length).toBe(length);
  });

  it('changes nothing, the address included, before the page is there', async () => {
    const { promise, arrive } = latch();
    const { store, arrivals, waits } = setUp({ '/samples': promise });
    store.navigator.push('/samples');
    await settled();
    expect(arrivals).toEqual([]);
    expect(location.pathname).toBe('/next');
    arrive();
    await settled();
    expect(arrivals).toEqual(['PUSH /samples']);
    expect(waits).toEqual([true, false]);
  });

  it('gives way to a later one', async () => {
    const first = latch();
    const { store, arrivals } = setUp({ '/samples': first.promise });
    store.navigator.push('/samples');
    store.navigator.push('/s');
    first.arrive();
    await settled();
    expect(arrivals).toEqual(['PUSH /s']);
  });

  it('leaves everything as it was when the page cannot be had', async () => {
    const { promise, fail } = latch();
    const { store, arrivals, failures, waits } = setUp({ '/samples': promise });
    store.navigator.push('/samples');
    fail();
    await settled();
    expect(arrivals).toEqual([]);
    expect(failures).toEqual(['push /samples']);
    expect(waits).toEqual([true, false]);
  });

  it('that failed does not speak after a later one', async () => {
    const { promise, fail } = latch();
    const { store, failures } = setUp({ '/samples': promise });
    store.navigator.push('/samples');
    store.navigator.push('/s');
    fail();
    await settled();
    expect(failures).toEqual([]);
  });
});

describe('a step back', () => {
  it('arrives when its page is there', async () => {
    const { promise, arrive } = latch();
    const { arrivals } = setUp({ '/before': promise });
    stepBack('/before', { key: 'k', index: -1 });
    await settled();
    expect(arrivals).toEqual([]);
    arrive();
    await settled();
    expect(arrivals).toEqual(['POP /before']);
  });

  it('is taken back when its page cannot be had', async () => {
    const { promise, fail } = latch();
    const { failures } = setUp({ '/before': promise });
    const steps: number[] = [];
    const go = vi.spyOn(history, 'go').mockImplementation((delta = 0) => void steps.push(delta));
    stepBack('/before', { key: 'k', index: -1 });
    fail();
    await settled();
    go.mockRestore();
    expect(failures).toEqual(['pop /before']);
    expect(steps).toEqual([1]);
  });
});
