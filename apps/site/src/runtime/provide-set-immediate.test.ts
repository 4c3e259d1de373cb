// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { provideSetImmediate } from './provide-set-immediate.ts';

class FakePort {
  other: FakePort | undefined;
  onmessage: (() => void) | undefined;
  sent = 0;
  postMessage(): void {
    this.sent += 1;
  }
}

const ports = { port1: new FakePort(), port2: new FakePort() };

function deliver(): void {
  for (; ports.port2.sent > 0; ports.port2.sent -= 1) ports.port1.onmessage?.();
}

it('calls back once, even after dropped messages', () => {
  vi.stubGlobal(
    'MessageChannel',
    class {
      port1 = ports.port1;
      port2 = ports.port2;
    },
  );
  const before = globalThis.setImmediate;
  provideSetImmediate();
  const callback = vi.fn<() => void>();
  setImmediate(callback);
  deliver();
  expect(callback).toHaveBeenCalledOnce();

  setImmediate(callback);
  ports.port2.sent = 0;
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  deliver();
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  deliver();
  expect(callback).toHaveBeenCalledTimes(2);
  vi.stubGlobal('setImmediate', before);
});
