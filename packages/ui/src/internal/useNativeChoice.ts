'use client';
import { useLayoutEffect, type RefObject } from 'react';

/**
 * Tells of the radio button that was chosen before the page was hydrated, or brought back by the browser: it stands in the
 * document, and the state knows nothing of it.
 *
 * @param group what the radio buttons stand in
 * @param chosen the value that the state has; none where the browser alone holds it
 */
export function useNativeChoice(
  group: RefObject<Element | null>,
  chosen: string | undefined,
  tell: (value: string) => void,
): void {
  // Before anybody can press: a press that came first would be told twice.
  useLayoutEffect(() => {
    const checked = group.current?.querySelector<HTMLInputElement>(':checked')?.value;
    if (checked !== undefined && chosen !== undefined && checked !== chosen) tell(checked);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once: from here on the buttons follow the state
  }, []);
}
