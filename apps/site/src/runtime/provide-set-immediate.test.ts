// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { provideSetImmediate } from './provide-set-immediate.ts';

it('calls back once, even after dropped messages', () => {
  const port1: { onmessage?: () => void } = {};
  const postMessage = vi.fn();
  vi.stubGlobal(
    'MessageChannel',
    class {
      port1 = port1;
      port2 = { postMessage };
    },
  );
  const before = globalThis.setImmediate;
  provideSetImmediate();
  const callback = vi.fn<() => void>();
  setImmediate(callback);
  expect(postMessage).toHaveBeenCalledOnce();
  port1.onmessage?.();
  expect(callback).toHaveBeenCalledOnce();

  // Firefox drops the message when the page enters its cache.
  setImmediate(callback);
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(postMessage).toHaveBeenCalledTimes(3);
  port1.onmessage?.();
  port1.onmessage?.();
  expect(callback).toHaveBeenCalledTimes(2);
  vi.stubGlobal('setImmediate', before);
});
