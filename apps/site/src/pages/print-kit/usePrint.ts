import { useState } from 'react';
import { flushSync } from 'react-dom';

/** What the print dialog gets. */
export type Printed = 'sheet' | 'strip';

/**
 * What is to be printed, and what opens the print dialog with it; undefined before, when a browser prints the page as it does
 * any other. It stays afterwards: some browsers take what they print after they have said that they have printed.
 */
export function usePrint(): readonly [Printed | undefined, (what: Printed) => void] {
  const [printed, setPrinted] = useState<Printed>();
  return [
    printed,
    (what) => {
      // The dialog takes what is in the page at this moment.
      flushSync(() => {
        setPrinted(what);
      });
      print();
    },
  ];
}
