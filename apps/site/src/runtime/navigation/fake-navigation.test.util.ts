import { vi } from 'vitest';

type Options = NavigationInterceptOptions;

type Init = Partial<NavigateEvent> & { readonly sameDocument?: boolean; readonly state?: unknown };

const entry = (key: string, state?: unknown) => ({
  key,
  state,
  getState(): unknown {
    return this.state;
  },
});

/** The parts of the Navigation API that the site uses, on top of the history of the test's document. */
export class FakeNavigation extends EventTarget {
  currentEntry = entry('first');
  readonly scroll = vi.fn();
  readonly traverseTo = vi.fn<(key: string) => void>();
  #ongoing = new AbortController();
  #keys = 0;

  updateCurrentEntry({ state }: { readonly state: unknown }): void {
    if (state === undefined) throw new TypeError('A state is required.');
    this.currentEntry.state = state;
  }

  stop(): void {
    this.#ongoing.abort();
  }

  async dispatch(href: string, init: Init = {}): Promise<void> {
    const {
      navigationType = 'push',
      cancelable = true,
      sameDocument = false,
      state,
      ...rest
    } = init;
    this.#ongoing.abort();
    const { signal } = (this.#ongoing = new AbortController());
    const url = new URL(href, location.href).href;
    const interceptions: Options[] = [];
    this.dispatchEvent(
      Object.assign(new Event('navigate', { cancelable }), {
        navigationType,
        canIntercept: true,
        hashChange: false,
        signal,
        downloadRequest: null,
        formData: null,
        ...rest,
        destination: { url, sameDocument, getState: () => state },
        intercept: (options: Options) => interceptions.push(options),
        scroll: this.scroll,
      }),
    );
    if (interceptions.length === 0) return;
    for (const { precommitHandler } of interceptions) {
      if (precommitHandler) await precommitHandler({} as NavigationPrecommitController);
    }
    signal.throwIfAborted();
    this.#keys += 1;
    const key =
      navigationType === 'replace' ? this.currentEntry.key : `entry ${String(this.#keys)}`;
    this.currentEntry = entry(key, state);
    if (navigationType === 'push') history.pushState(null, '', url);
    else history.replaceState(null, '', url);
    for (const { handler } of interceptions) await handler?.();
    this.dispatchEvent(new Event('navigatesuccess'));
  }
}

export function installFakeNavigation(): FakeNavigation {
  const fake = new FakeNavigation();
  vi.spyOn(location, 'assign').mockImplementation((to) => {
    const isSame = new URL(to, location.href).href === location.href;
    fake.dispatch(String(to), { navigationType: isSame ? 'replace' : 'push' }).catch(() => null);
  });
  vi.spyOn(location, 'replace').mockImplementation((to) => {
    fake.dispatch(String(to), { navigationType: 'replace' }).catch(() => null);
  });
  vi.stubGlobal('navigation', fake);
  vi.stubGlobal('NavigationPrecommitController', vi.fn());
  return fake;
}
