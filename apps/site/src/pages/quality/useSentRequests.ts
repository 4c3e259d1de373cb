import { useEffect, useState } from 'react';
import type { SentRequest } from './sent-requests.ts';

const read = ({ name, startTime, transferSize }: PerformanceResourceTiming): SentRequest => ({
  // What follows the hash stays in the browser.
  url: name.split('#', 1)[0] ?? name,
  after: startTime,
  bytes: transferSize,
});

/**
 * What the browser has asked for since the page was opened, the page itself first, and goes on asking for.
 * Empty until the first effect: the prerendered page cannot know.
 */
export function useSentRequests(): readonly SentRequest[] {
  const [requests, setRequests] = useState<readonly SentRequest[]>([]);
  useEffect(() => {
    const observer = new PerformanceObserver((list) => {
      const more = list
        .getEntries()
        .map((entry) => read(entry as PerformanceResourceTiming))
        // What the page makes for itself, such as an image out of a canvas, is not sent for.
        .filter(({ url }) => /^https?:/.test(url));
      setRequests((known) => [...known, ...more]);
    });
    observer.observe({ type: 'navigation', buffered: true });
    observer.observe({ type: 'resource', buffered: true });
    return () => {
      observer.disconnect();
    };
  }, []);
  return requests;
}
