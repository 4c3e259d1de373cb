import { useEffect, type ReactNode } from 'react';

interface Props {
  readonly children: ReactNode;
  readonly onHydrated: () => void;
}

/** Tells when everything inside has its event handlers. */
export function Hydrated({ children, onHydrated }: Props) {
  useEffect(() => {
    onHydrated();
  }, [onHydrated]);
  return children;
}
