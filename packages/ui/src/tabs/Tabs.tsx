'use client';
import { DirectionProvider, type TextDirection } from '@base-ui/react/direction-provider';
import { useState, type ComponentPropsWithRef, type FocusEvent } from 'react';
import { mergeProps } from '../internal/merge-props.js';
import { useControlled } from '../internal/useControlled.js';
import { useMediaQuery } from '../internal/useMediaQuery.js';
import { useUniqueId } from '../internal/useUniqueId.js';
import { warnOnce } from '../internal/warn.js';
import { Root } from './Tabs.styles.js';
import { TabsContext } from './useTabsContext.js';

/** From here on the tabs are a column, in the style sheet and for the arrow keys: `media.lg`. */
const COLUMN_QUERY = '(min-width: 1024px)';

/** What is known about a change of the selected tab. */
export interface TabsChangeDetails {
  /**
   * `removed`: the selected tab was taken away, and this one is the nearest; `hash`: the URL's hash leads into the panel;
   * `found`: a search of the browser has found something in the panel.
   */
  readonly reason: 'press' | 'removed' | 'hash' | 'found';
  /** The click, the focus or the change of the hash that selected the tab; absent when the reason is `removed`, or something was found before the page was hydrated. */
  readonly event: Event | undefined;
}

export interface TabsProps extends Omit<ComponentPropsWithRef<'div'>, 'defaultValue'> {
  /** Value of the selected tab, where the consumer holds it. */
  value?: string | undefined;
  /**
   * Value of the tab that is selected at first, where `Tabs` holds it. One of the two has to be
   * given: exactly one tab is selected, in the server's HTML too.
   */
  defaultValue?: string | undefined;
  /** Called when another tab is selected, by a visitor, or because the selected one was taken away. */
  onValueChange?: ((value: string, details: TabsChangeDetails) => void) | undefined;
  /**
   * `horizontal`: a strip that scrolls sideways; `vertical`: a column beside the panel.
   *
   * @default vertical in windows from 1024 px, horizontal below
   */
  orientation?: 'horizontal' | 'vertical' | undefined;
}

/**
 * One of several views at a time: a ruled column of tabs from 1024 px, below that a strip that
 * scrolls sideways; or always one of the two.
 *
 * Takes a `TabList` and `TabPanel`s, which all are in the HTML. Arrow keys follow what is shown:
 * up and down in the column, left and right in the strip. Without scripts every panel is shown, one
 * under another, and no tab.
 */
export function Tabs({ value, defaultValue, onValueChange, orientation, ...rest }: TabsProps) {
  const [selected, setOwn] = useControlled<string | undefined>(value, defaultValue);
  const [direction, setDirection] = useState<TextDirection>('ltr');
  const id = useUniqueId();
  const isColumn = useMediaQuery(COLUMN_QUERY);
  if (selected === undefined) {
    warnOnce(
      '<Tabs> got neither value nor defaultValue, so it starts with nothing selected. Give it one of the two.',
    );
  }
  const select = (next: string, details: TabsChangeDetails) => {
    setOwn(next);
    onValueChange?.(next, details);
  };
  const own = {
    // Read when it is needed: a page may turn its direction at any time without telling React.
    onFocus(event: FocusEvent<HTMLElement>) {
      setDirection(getComputedStyle(event.currentTarget).direction === 'rtl' ? 'rtl' : 'ltr');
    },
  };
  return (
    <DirectionProvider direction={direction}>
      <TabsContext
        value={{
          selected: selected ?? null,
          // No spaces: attributes that refer to ids take lists of them.
          idOf: (part, of) => `${id}-${part}-${encodeURIComponent(of)}`,
          layout: orientation,
          onRemoved: (next) => {
            select(next, { reason: 'removed', event: undefined });
          },
          onHash: (next, event) => {
            select(next, { reason: 'hash', event });
          },
          onFound: (next, event) => {
            select(next, { reason: 'found', event });
          },
        }}
      >
        <Root
          {...mergeProps(own, rest)}
          orientation={orientation ?? (isColumn ? 'vertical' : 'horizontal')}
          data-layout={orientation}
          value={selected ?? null}
          onValueChange={(next: string, { event }) => {
            select(next, { reason: 'press', event });
          }}
        />
      </TabsContext>
    </DirectionProvider>
  );
}
