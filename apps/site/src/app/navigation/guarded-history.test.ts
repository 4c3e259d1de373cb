import { UNSAFE_createMemoryHistory as createMemoryHistory, type Location } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import {
  guardHistory,
  type Arrival,
  type Guard,
  type GuardableHistory,
} from './guarded-history.ts';

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
  const history = createMemoryHistory({
    initialEntries: ['/', '/next'],
    initialIndex: 1,
    v5Compat: true,
  }) as GuardableHistory;
  const arrivals: string[] = [];
  const waits: boolean[] = [];
  const left: string[] = [];
  const failures: string[] = [];
  const guard: Guard = {
    prepare: (path) => pending[path],
    onWaiting: (isWaiting) => waits.push(isWaiting),
    onLeave: ({ pathname }: Location) => left.push(pathname),
    onFailure(href, way) {
      failures.push(`${way} ${href}`);
      return Promise.resolve(stays);
    },
  };
  const guarded = guardHistory(history, guard);
  guarded.listen(({ action, location }: Arrival) =>
    arrivals.push(`${action} ${location.pathname}`),
  );
  return { history, navigator: guarded.navigator, arrivals, waits, left, failures };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('a navigation', () => {
  it('happens in the same moment when the page is at hand', () => {
    const { navigator, arrivals, left, waits } = setUp();
    navigator.push('/samples');
    expect(arrivals).toEqual(['PUSH /samples']);
    expect(left).toEqual(['/next']);
    expect(waits).toEqual([false]);
  });

  it('changes nothing, the address included, before the page is there', async () => {
    const code = latch();
    const { history, navigator, arrivals, waits } = setUp({ '/samples': code.promise });
    navigator.push('/samples');
    await settled();
    expect([history.location.pathname, arrivals]).toEqual(['/next', []]);
    expect(waits).toEqual([true]);
    code.arrive();
    await settled();
    expect([history.location.pathname, arrivals]).toEqual(['/samples', ['PUSH /samples']]);
    expect(waits).toEqual([true, false]);
  });

  it('gives way to a later one', async () => {
    const code = latch();
    const { navigator, arrivals, waits } = setUp({ '/samples': code.promise });
    navigator.push('/samples');
    navigator.replace('/solutions');
    code.arrive();
    await settled();
    expect(arrivals).toEqual(['REPLACE /solutions']);
    expect(waits.at(-1)).toBe(false);
  });

  it('that fails leaves all as it was, and can be tried again', async () => {
    const code = latch();
    const pending: Record<string, Promise<void>> = { '/samples': code.promise };
    const { history, navigator, arrivals, failures, waits } = setUp(pending);
    navigator.push('/samples');
    code.fail();
    await settled();
    expect(failures).toEqual(['push /samples']);
    expect([history.location.pathname, arrivals]).toEqual(['/next', []]);
    expect(waits.at(-1)).toBe(false);
    pending['/samples'] = Promise.resolve();
    navigator.push('/samples');
    await settled();
    expect(arrivals).toEqual(['PUSH /samples']);
  });
});

describe('a step back', () => {
  it('shows its page when that is there', async () => {
    const code = latch();
    const { navigator, arrivals, left } = setUp({ '/': code.promise });
    navigator.go(-1);
    await settled();
    expect(arrivals).toEqual([]);
    code.arrive();
    await settled();
    expect(arrivals).toEqual(['POP /']);
    expect(left).toEqual(['/next']);
  });

  it('is taken back when its page cannot be had', async () => {
    const code = latch();
    const { history, navigator, failures } = setUp({ '/': code.promise });
    navigator.go(-1);
    expect(history.location.pathname).toBe('/');
    code.fail();
    await settled();
    expect(failures).toEqual(['pop /']);
    expect(history.location.pathname).toBe('/next');
  });
});
