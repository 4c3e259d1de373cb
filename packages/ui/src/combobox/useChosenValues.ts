'use client';
import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { focusedElement } from '../internal/focused-element.js';
import { listen } from '../internal/listen.js';
import { useHydrated } from '../internal/useHydrated.js';
import { useLatest } from '../internal/useLatest.js';
import { useNativeChange } from '../internal/useNativeValue.js';
import type { ValueChangeDetails } from '../internal/value-change.js';

interface Options {
  /** The chosen values, where they are controlled. */
  readonly value: readonly string[] | undefined;
  /** The values that are chosen initially, where `value` is not given. */
  readonly defaultValue: readonly string[];
  readonly onValuesChange: (values: readonly string[], details: ValueChangeDetails) => void;
}

/** Without the empty option, which is not a choice. */
const optionsOf = (select: HTMLSelectElement | null): readonly HTMLOptionElement[] =>
  [...(select?.options ?? [])].filter(({ value }) => value !== '');

const read = (select: HTMLSelectElement | null): readonly string[] =>
  optionsOf(select)
    .filter(({ selected }) => selected)
    .map(({ value }) => value);

function write(select: HTMLSelectElement | null, values: readonly string[]): void {
  if (select && values.length === 0) select.value = '';
  for (const option of optionsOf(select)) option.selected = values.includes(option.value);
}

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.every((value) => other.includes(value)) && other.every((value) => one.includes(value));

/**
 * Keeps the chosen values in a native select: a form sends and resets it, the browser restores it, and it works before
 * hydration.
 *
 * @returns `select` is its ref; `choose` reports and dispatches a choice of the visitor
 */
export function useChosenValues({ value, defaultValue, onValuesChange }: Options) {
  const select = useRef<HTMLSelectElement>(null);
  const [internalValues, setInternalValues] = useState(defaultValue);
  const chosen = value ?? internalValues;
  const reported = useRef(chosen);
  const initial = useRef(chosen);
  useLayoutEffect(() => {
    // React resets a form after its action has set new defaults.
    if (value === undefined) initial.current = defaultValue;
  });
  const latest = useLatest(onValuesChange);
  const isMounted = useRef(false);

  const report = useCallback(
    (next: readonly string[], details: ValueChangeDetails): void => {
      reported.current = next;
      // A new array each time: where a controlled value stays, the select is reverted.
      setInternalValues([...next]);
      latest.current(next, details);
    },
    [latest],
  );

  useLayoutEffect(() => {
    // An option element that React recreated is not selected.
    if (isMounted.current) {
      reported.current = chosen;
      write(select.current, chosen);
    }
  });

  const compare = useCallback(
    (details: ValueChangeDetails): void => {
      const selected = read(select.current);
      if (!isSame(selected, reported.current)) report(selected, details);
    },
    [report],
  );
  const compareNative = useCallback(
    () => compare({ reason: 'native', event: undefined }),
    [compare],
  );
  useNativeChange(
    useCallback(() => (select.current ? [select.current] : []), []),
    compareNative,
    useCallback(() => {
      write(select.current, initial.current);
      compareNative();
    }, [compareNative]),
  );
  useLayoutEffect(() => {
    isMounted.current = true;
    return listen(select.current, 'change', (event) => compare({ reason: 'user', event }));
  }, [compare]);

  const choose = useCallback(
    (next: readonly string[], event: Event | undefined): void => {
      write(select.current, next);
      report(next, { reason: 'user', event });
      // Listeners of the form depend on the events of its controls.
      for (const type of ['input', 'change']) {
        select.current?.dispatchEvent(new Event(type, { bubbles: true }));
      }
    },
    [report],
  );

  return { select, chosen, choose };
}

/**
 * Returns whether the native control of the server HTML is replaced: after hydration, but not while it has the focus, and
 * immediately on a first render in the browser.
 */
export function useUpgrade(native: RefObject<HTMLElement | null>): boolean {
  const [isUpgraded, setUpgraded] = useState(useHydrated());
  useLayoutEffect(() => {
    const upgrade = (): void => {
      setUpgraded(true);
    };
    if (focusedElement() === native.current) return listen(native.current, 'blur', upgrade);
    upgrade();
    return undefined;
  }, [native]);
  return isUpgraded;
}
