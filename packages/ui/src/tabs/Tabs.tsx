'use client';
import { DirectionProvider, type TextDirection } from '@base-ui/react/direction-provider';
import { useState, type ComponentPropsWithRef, type FocusEvent } from 'react';
import { mergeProps } from '../internal/merge-props.js';
import { useControlled } from '../internal/useControlled.js';
import { useMediaQuery } from '../internal/useMediaQuery.js';
import { useUniqueId } from '../internal/useUniqueId.js';
import { warnOnce } from '../internal/warn.js';
import { Root } from './Tabs.styles.js';
import { TabsContext, type TabsChangeDetails } from './useTabsContext.js';

export type { TabsChangeDetails };

/** Matches where the tabs are vertical, in the style sheet and for the arrow keys: `media.lg`. */
const COLUMN_QUERY = '(min-width: 1024px)';

export interface TabsProps extends Omit<ComponentPropsWithRef<'div'>, 'defaultValue'> {
  /** Value of the selected tab (controlled). */
  value?: string | undefined;
  /**
   * Value of the tab selected initially (uncontrolled). Either this or `value` is required: exactly one tab is
   * selected, in the server HTML too.
   */
  defaultValue?: string | undefined;
  /** Called when another tab is selected, by a visitor, or because the selected one was removed. */
  onValueChange?: ((value: string, details: TabsChangeDetails) => void) | undefined;
  /**
   * `horizontal`: a strip that scrolls horizontally; `vertical`: a column next to the panel.
   *
   * @default vertical in windows from 1024 px, horizontal below
   */
  orientation?: 'horizontal' | 'vertical' | undefined;
}

/**
 * Shows one of several views at a time: a ruled column of tabs from 1024 px, below that a strip that scrolls
 * horizontally; or always one of the two.
 *
 * Its children are a `TabList` and `TabPanel`s, which are all in the HTML. The arrow keys follow the layout: up and
 * down in the column, left and right in the strip. Without scripts all panels are stacked, and there are no tabs.
 */
export function Tabs({ value, defaultValue, onValueChange, orientation, ...rest }: TabsProps) {
  const [selected, setSelected] = useControlled<string | undefined>(value, defaultValue);
  const [direction, setDirection] = useState<TextDirection>('ltr');
  const id = useUniqueId();
  const isColumn = useMediaQuery(COLUMN_QUERY);
  if (selected === undefined) {
    warnOnce(
      '<Tabs> got neither value nor defaultValue, so it starts with nothing selected. Give it one of the two.',
    );
  }
  const select = (next: string, details: TabsChangeDetails) => {
    setSelected(next);
    onValueChange?.(next, details);
  };
  const rootProps = {
    // Read on demand: a page may change its direction at any time without React.
    onFocus(event: FocusEvent<HTMLElement>) {
      setDirection(getComputedStyle(event.currentTarget).direction === 'rtl' ? 'rtl' : 'ltr');
    },
  };
  return (
    <DirectionProvider direction={direction}>
      <TabsContext
        value={{
          selected: selected ?? null,
          // Without spaces: attributes that reference ids take space-separated lists.
          idOf: (part, of) => `${id}-${part}-${encodeURIComponent(of)}`,
          layout: orientation,
          select,
        }}
      >
        <Root
          {...mergeProps(rootProps, rest)}
          orientation={orientation ?? (isColumn ? 'vertical' : 'horizontal')}
          data-layout={orientation}
          value={selected ?? null}
          onValueChange={(next: string, { event }) => {
            // The click follows.
            const isPressed = event.target instanceof Element && event.target.matches(':active');
            if (event.type !== 'focusin' || !isPressed) select(next, { reason: 'user', event });
          }}
        />
      </TabsContext>
    </DirectionProvider>
  );
}
