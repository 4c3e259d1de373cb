/**
 * Provides `setImmediate`, which React's scheduler prefers to its own message channel. Firefox drops a pending message
 * when a page enters the back/forward cache, and the scheduler would wait forever; this implementation posts it again.
 */
export function provideSetImmediate(): void {
  const { port1, port2 } = new MessageChannel();
  const waiting: (() => void)[] = [];
  const post = () => port2.postMessage(undefined);
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
