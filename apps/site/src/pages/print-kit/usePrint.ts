import { useState } from 'react';
import { flushSync } from 'react-dom';

export type Printed = 'sheet' | 'strip';

/**
 * The content to print, and a function that opens the print dialog with it. Before, it is `undefined` and browsers
 * print the page as usual. It stays set afterwards, because some browsers capture it only after `afterprint`.
 */
export function usePrint(): readonly [Printed | undefined, (what: Printed) => void] {
  const [printed, setPrinted] = useState<Printed>();
  return [
    printed,
    (what) => {
      // The dialog captures the DOM at this moment.
      flushSync(() => {
        setPrinted(what);
      });
      print();
    },
  ];
}
