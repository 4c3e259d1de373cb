import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useIslands } from './islands.ts';

/**
 * The place of the style sheet for what stands below the first view: what is above is painted without
 * waiting for it. The prerender writes the link; React neither compares nor touches it.
 */
export function LateStyles() {
  const islands = useIslands();
  const root = useRef<HTMLDivElement>(null);
  const [lateStyles] = useState(() => islands.lateStyles());
  useEffect(
    () => () => {
      islands.forgetLateStyles();
    },
    [islands],
  );
  useLayoutEffect(() => {
    const sheet = root.current?.firstElementChild;
    return () => {
      // The menus and the footer stay when the screen goes, and may still wait for their code.
      if (sheet) document.head.append(sheet);
    };
  }, []);
  if (lateStyles === undefined) return null;
  return (
    <div
      ref={root}
      data-late-styles=""
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: lateStyles }}
    />
  );
}
