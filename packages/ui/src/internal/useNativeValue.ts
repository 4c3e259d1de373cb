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
 * @param isFormOf Returns whether a form contains the controls.
 */
export function useNativeChange(
  isFormOf: (form: EventTarget | null) => boolean,
  compare: () => void,
  afterReset: () => void = compare,
): void {
  useLayoutEffect(() => {
    compare();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stopReset = listen(document, 'reset', ({ target }) => {
      // The event is dispatched before the reset.
      if (isFormOf(target)) timer = setTimeout(afterReset);
    });
    const stopPageShow = listen(window, 'pageshow', compare);
    return () => {
      clearTimeout(timer);
      stopReset();
      stopPageShow();
    };
  }, [isFormOf, compare, afterReset]);
}

/** Returns a prerendered text area with its text, which React resets to its default value when it hydrates it. */
function readEarlyText(id: string | undefined) {
  if (typeof document === 'undefined') return undefined;
  const area = document.getElementById(id ?? '');
  return area instanceof HTMLTextAreaElement ? { area, text: area.value } : undefined;
}

/** How a value is read from a control. */
interface Reading<Element extends Control, Value> {
  readonly read: (control: Element) => Value;
  /** Returns the value that the control has in the HTML of the server. */
  readonly readDefault: (control: Element) => Value;
}

export const textReading: Reading<HTMLInputElement | HTMLTextAreaElement, string> = {
  read: ({ value }) => value,
  readDefault: ({ defaultValue }) => defaultValue,
};

export const checkedReading: Reading<HTMLInputElement, boolean> = {
  read: ({ checked }) => checked,
  readDefault: ({ defaultChecked }) => defaultChecked,
};

export const numberReading: Reading<HTMLInputElement, number> = {
  read: ({ valueAsNumber }) => valueAsNumber,
  readDefault: ({ defaultValue, min, max }) =>
    Math.min(Math.max(Number(defaultValue), Number(min)), Number(max)),
};

export const selectReading: Reading<HTMLSelectElement, string> = {
  read: ({ value }) => value,
  readDefault({ options }) {
    const enabled = [...options].filter(({ disabled }) => !disabled);
    return (enabled.findLast((option) => option.defaultSelected) ?? enabled[0])?.value ?? '';
  },
};

interface Options<Element extends Control, Value> {
  /** One of the constants above. */
  readonly reading: Reading<Element, Value>;
  /** The controlled value. */
  readonly value: Value | undefined;
  readonly onValueChange: ((value: Value, details: ValueChangeDetails) => void) | undefined;
  readonly ref: Ref<Element> | undefined;
  /** The id of a text area. */
  readonly id?: string | undefined;
}

/**
 * Reports the value of a native control when the visitor or the browser changes it. If the application refuses a
 * controlled value, the control shows the old one again.
 *
 * @returns the `ref` and `onChange` of the control
 */
export function useNativeValue<Element extends Control, Value>({
  reading: { read, readDefault },
  value,
  onValueChange,
  ref,
  id,
}: Options<Element, Value>) {
  const control = useRef<Element>(null);
  const [early] = useState(() => readEarlyText(id));
  const isHydrated = useRef(!useHydrated());
  const reported = useRef(value);
  const latest = useLatest(onValueChange);
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
      if (element && element === early?.area && element.value !== early.text) {
        element.value = early.text;
      }
    },
    [early],
  );

  useLayoutEffect(() => {
    if (value !== undefined) reported.current = value;
  });

  useNativeChange(
    useCallback((form) => control.current?.form === form, []),
    useCallback(() => {
      const { current } = control;
      if (!current) return;
      // At first, only a control of the HTML of the server may have another value.
      reported.current = isHydrated.current
        ? (reported.current ?? readDefault(current))
        : read(current);
      isHydrated.current = true;
      if (!Object.is(read(current), reported.current)) {
        report({ reason: 'native', event: undefined });
      }
    }, [read, readDefault, report]),
  );

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
