/**
 * Provides the `setImmediate` that React's scheduler prefers to a message channel of its own. Firefox drops the message that is under
 * way when a page enters the back/forward cache, and the scheduler would wait for it for good; this one posts it again.
 */
export function provideSetImmediate(): void {
  const { port1, port2 } = new MessageChannel();
  const waiting: (() => void)[] = [];
  const post = () => {
    port2.postMessage(undefined);
  };
  port1.onmessage = () => {
    for (const callback of waiting.splice(0)) callback();
  };
  addEventListener('pageshow', post);
  Object.assign(globalThis, {
    setImmediate(callback: () => void) {
      waiting.push(callback);
      post();
    },
  });
}
