import type { ReactNode } from 'react';
import { Room } from './Island.styles.ts';
import { useIsWhole } from './use-is-whole.ts';

/**
 * What stands below the first view of a long screen whose code is all there. After the press of a link there
 * is room for it until the first view has been painted, so that nothing in sight moves.
 */
export function BelowFirstView({ children }: { readonly children: ReactNode }) {
  return useIsWhole() ? children : <Room />;
}
