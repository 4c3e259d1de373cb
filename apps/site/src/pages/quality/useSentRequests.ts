import { useEffect, useState } from 'react';
import type { SentRequest } from './sent-requests.ts';

const read = ({ name, startTime, transferSize }: PerformanceResourceTiming): SentRequest => ({
  // The hash is not sent.
  url: name.split('#', 1)[0] ?? name,
  after: startTime,
  bytes: transferSize,
});

/**
 * The requests since the page was loaded, beginning with the page itself; updated with further ones. Empty until the
 * first effect, as in the prerendered HTML.
 */
export function useSentRequests(): readonly SentRequest[] {
  const [requests, setRequests] = useState<readonly SentRequest[]>([]);
  useEffect(() => {
    const observer = new PerformanceObserver((list) => {
      const more = list
        .getEntries()
        .map((entry) => read(entry as PerformanceResourceTiming))
        // `blob:` and `data:` URLs of the page itself are not requests.
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
