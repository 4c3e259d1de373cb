import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** What the print dialog gets. */
export type Printed = 'sheet' | 'strip';

/** Which sheet is printed: that of the layout, unless the strip is asked for. */
export function usePrint(): readonly [Printed, (what: Printed) => void] {
  const [printed, setPrinted] = useState<Printed>('sheet');
  useEffect(() => {
    const reset = () => {
      setPrinted('sheet');
    };
    addEventListener('afterprint', reset);
    return () => {
      removeEventListener('afterprint', reset);
    };
  }, []);
  return [
    printed,
    (what) => {
      // The dialog takes what stands in the page at this moment.
      flushSync(() => {
        setPrinted(what);
      });
      print();
    },
  ];
}
