import { useEffect, useEffectEvent, type RefObject } from 'react';

/**
 * Tells that the disclosure around an element was closed. It listens to the `<details>` itself, which
 * belongs to another root of the page.
 */
export function useOnClose(ref: RefObject<Element | null>, onClose: () => void): void {
  const onToggle = useEffectEvent((event: Event) => {
    if (event.target instanceof HTMLDetailsElement && !event.target.open) onClose();
  });
  useEffect(() => {
    const details = ref.current?.closest('details');
    details?.addEventListener('toggle', onToggle);
    return () => {
      details?.removeEventListener('toggle', onToggle);
    };
  }, [ref]);
}
