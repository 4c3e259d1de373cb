'use client';
import {
  useCallback,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
  type ChangeEvent,
  type Ref,
} from 'react';
import { listen } from './listen.js';
import { useHydrated } from './useHydrated.js';
import { useLatest } from './useLatest.js';
import { useMergedRef } from './useMergedRef.js';
import type { ValueChangeDetails } from './value-change.js';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Calls back whenever the browser may have changed controls without an event that React reports: before hydration, after
 * a reset of their form, and when it shows a page again. All functions must be stable.
 *
 * @param findControls Returns the controls, whose form may be reset.
 * @returns whether a reset is under way
 */
export function useNativeChange(
  findControls: () => readonly Control[],
  compare: () => void,
  afterReset: () => void = compare,
): () => boolean {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useLayoutEffect(() => {
    compare();
    const onReset = (event: Event): void => {
      if (!findControls().some(({ form }) => form === event.target)) return;
      // The event is dispatched before the reset, which a listener may prevent.
      timer.current = setTimeout(() => {
        timer.current = undefined;
        if (!event.defaultPrevented) afterReset();
      });
    };
    // Its root, as a `reset` does not leave a shadow tree; in the capture phase, as listeners may stop it.
    const root = findControls()[0]?.getRootNode() ?? document;
    const stopReset = listen(root, 'reset', onReset, { capture: true });
    const stopPageShow = listen(window, 'pageshow', compare);
    return () => {
      clearTimeout(timer.current);
      timer.current = undefined;
      stopReset();
      stopPageShow();
    };
  }, [findControls, compare, afterReset]);
  return useCallback(() => timer.current !== undefined, []);
}

/** Returns a prerendered text area with its text, which React resets to its default value when it hydrates it. */
function readEarlyText(id: string | undefined) {
  if (typeof document === 'undefined') return undefined;
  const area = document.getElementById(id ?? '');
  return area instanceof HTMLTextAreaElement ? { area, text: area.value } : undefined;
}

/** How a value is read from a control. */
interface ValueReader<Element extends Control, Value> {
  readonly read: (control: Element) => Value;
  /** Returns the value that the control has in the HTML of the server. */
  readonly readDefault: (control: Element) => Value;
  /** Whether the browser changes it when other props of the control change: its options or limits. */
  readonly dependsOnProps?: boolean;
}

/** Returns a new control with the same default value, which the browser corrects in the same way: its line breaks, for example. */
function createPristineCopy<Element extends HTMLInputElement | HTMLTextAreaElement>(
  control: Element,
): Element {
  const copy = document.createElement(control.localName) as Element;
  for (const name of ['type', 'min', 'max', 'step', 'multiple']) {
    const value = control.getAttribute(name);
    if (value !== null) copy.setAttribute(name, value);
  }
  copy.defaultValue = control.defaultValue;
  return copy;
}

export const textReader: ValueReader<HTMLInputElement | HTMLTextAreaElement, string> = {
  read: ({ value }) => value,
  readDefault: (control) => createPristineCopy(control).value,
};

export const checkedReader: ValueReader<HTMLInputElement, boolean> = {
  read: ({ checked }) => checked,
  readDefault: ({ defaultChecked }) => defaultChecked,
};

export const numberReader: ValueReader<HTMLInputElement, number> = {
  read: ({ valueAsNumber }) => valueAsNumber,
  readDefault: (control) => createPristineCopy(control).valueAsNumber,
  dependsOnProps: true,
};

export const selectReader: ValueReader<HTMLSelectElement, string> = {
  read: ({ value }) => value,
  readDefault({ options }) {
    const all = [...options];
    const isEnabled = (option: Element) => !option.matches(':disabled');
    return (all.findLast((option) => option.defaultSelected) ?? all.find(isEnabled))?.value ?? '';
  },
  dependsOnProps: true,
};

interface Options<Element extends Control, Value> {
  /** One of the constants above. */
  readonly reader: ValueReader<Element, Value>;
  /** The controlled value. */
  readonly value: Value | undefined;
  readonly onValueChange: ((value: Value, details: ValueChangeDetails) => void) | undefined;
  readonly ref: Ref<Element> | undefined;
  /** The id of a text area. */
  readonly id?: string | undefined;
  /** Sets the default value after a reset of the form, where React does not. */
  readonly restoreDefault?: ((control: Element) => void) | undefined;
}

/**
 * Reports the value of a native control when the visitor or the browser changes it. If the application refuses a
 * controlled value, the control shows the old one again.
 *
 * @returns the `ref` and `onChange` of the control
 */
export function useNativeValue<Element extends Control, Value>({
  reader: { read, readDefault, dependsOnProps },
  value,
  onValueChange,
  ref,
  id,
  restoreDefault,
}: Options<Element, Value>) {
  const control = useRef<Element>(null);
  const [earlyText] = useState(() => readEarlyText(id));
  const isPrerendered = useRef(!useHydrated());
  const isCompared = useRef(false);
  const reported = useRef(value);
  const latest = useLatest(onValueChange);
  const latestRestore = useLatest(restoreDefault);
  const [, rerender] = useReducer((count: number) => count + 1, 0);

  const report = useCallback(
    (details: ValueChangeDetails) => {
      if (!control.current) return;
      reported.current = read(control.current);
      latest.current?.(reported.current, details);
      rerender();
    },
    [latest, read],
  );

  const attach = useCallback(
    (element: Element | null) => {
      control.current = element;
      if (element && element === earlyText?.area && element.value !== earlyText.text) {
        element.value = earlyText.text;
      }
    },
    [earlyText],
  );

  const compare = useCallback(() => {
    const { current } = control;
    if (!current) return;
    // At first, only a control of the HTML of the server may have another value.
    if (!isCompared.current)
      reported.current = isPrerendered.current ? readDefault(current) : read(current);
    isCompared.current = true;
    if (!Object.is(read(current), reported.current)) {
      report({ reason: 'native', event: undefined });
    }
  }, [read, readDefault, report]);

  const isResetting = useNativeChange(
    useCallback(() => (control.current ? [control.current] : []), []),
    compare,
    useCallback(() => {
      if (control.current) latestRestore.current?.(control.current);
      compare();
    }, [compare, latestRestore]),
  );

  useLayoutEffect(() => {
    if (!isCompared.current || !control.current) return;
    // What the control shows: browsers correct a value.
    if (value !== undefined) reported.current = read(control.current);
    else if (dependsOnProps && !isResetting()) compare();
  });

  return {
    ref: useMergedRef(attach, ref),
    onChange: ({ nativeEvent }: ChangeEvent<Element>) =>
      report({ reason: 'user', event: nativeEvent }),
  };
}

/** Returns the text of a `value` or `defaultValue`, which React takes as a number too. */
export const textOf = (
  value: string | number | readonly string[] | undefined,
): string | undefined => (value === undefined ? undefined : String(value));
