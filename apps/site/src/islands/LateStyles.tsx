import { useEffect, useState } from 'react';
import { useIslands } from './islands.ts';

/**
 * The place of the style sheet for what stands below the first view: what is above is painted without
 * waiting for it. The prerender writes the link; React neither compares nor touches it.
 */
export function LateStyles() {
  const islands = useIslands();
  const [lateStyles] = useState(() => islands.lateStyles());
  useEffect(
    () => () => {
      islands.forgetLateStyles();
    },
    [islands],
  );
  if (lateStyles === undefined) return null;
  return (
    <div
      data-late-styles=""
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: lateStyles }}
    />
  );
}
