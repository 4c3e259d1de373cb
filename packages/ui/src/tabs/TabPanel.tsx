'use client';
import {
  useEffect,
  useLayoutEffect,
  useRef,
  type ComponentPropsWithRef,
  type RefObject,
} from 'react';
import { flushSync } from 'react-dom';
import { listen } from '../internal/listen.js';
import { hashTargetIn, useHashTarget } from '../internal/useHashTarget.js';
import { useLatest } from '../internal/useLatest.js';
import { useMergedRef } from '../internal/useMergedRef.js';
import { Panel } from './Tabs.styles.js';
import { useTabsContext } from './useTabsContext.js';

export interface TabPanelProps extends Omit<ComponentPropsWithRef<'div'>, 'role' | 'hidden'> {
  /** Value of the tab that shows the panel. */
  value: string;
}

/**
 * The content of a tab. It stays in the HTML while another tab is selected: hidden, or visible without scripts, so
 * start it with a heading. Find-in-page searches it and selects its tab. Throws outside `Tabs`.
 */
export function TabPanel({ value, ref, children, ...rest }: TabPanelProps) {
  const { selected, layout, idOf, select } = useTabsContext('TabPanel');
  const panel = useRef<HTMLDivElement>(null);
  useHashTarget(
    panel,
    () => value === selected,
    (event) => select(value, { reason: 'hash', event }),
  );
  useUntilFound(panel, value !== selected, (event) =>
    // A browser also shows a match for a link into the panel.
    select(value, { reason: hashTargetIn(panel.current) ? 'hash' : 'found', event }),
  );
  return (
    <Panel
      id={idOf('panel', value)}
      {...rest}
      ref={useMergedRef(panel, ref)}
      value={value}
      keepMounted
      data-layout={layout}
      hidden={value !== selected}
      // A hidden panel is not reachable anyway; an inert one would stay so without scripts.
      inert={undefined}
    >
      {/* While the panel is hidden, only its child elements can be found. */}
      {typeof children === 'string' ? <span>{children}</span> : children}
    </Panel>
  );
}

/**
 * Lets find-in-page, or a link to a text fragment, find the content of a hidden element, in browsers that support
 * `hidden="until-found"`. React supports `hidden` only as a boolean, so the value is set by script.
 *
 * @param onFound Called when a match was found inside, also before hydration; it has to show the element.
 */
function useUntilFound(
  element: RefObject<HTMLElement | null>,
  isHidden: boolean,
  onFound: (event: Event | undefined) => void,
): void {
  const found = useLatest(onFound);

  useLayoutEffect(() => {
    const { current } = element;
    if (!current || !isHidden || !('onbeforematch' in current)) return;
    // Without the attribute, the browser revealed it before this listener was attached.
    if (current.hasAttribute('hidden')) current.setAttribute('hidden', 'until-found');
    else found.current(undefined);
  }, [element, found, isHidden]);

  useEffect(() => {
    return listen(element.current, 'beforematch', (event) => {
      // Synchronously: the browser scrolls to the match as soon as this returns.
      flushSync(() => found.current(event));
    });
  }, [element, found]);
}
