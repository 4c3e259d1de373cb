'use client';
import { useCallback, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { listen } from './listen.js';
import { useLatest } from './useLatest.js';
import { useNativeChange } from './useNativeValue.js';
import { useUniqueId } from './useUniqueId.js';
import type { ValueChangeDetails } from './value-change.js';

/**
 * Details passed to `onValueChange`; `removed`: the chosen option was removed from a control that requires a choice, and
 * this is the nearest one.
 */
export type RadioChoiceDetails = ValueChangeDetails<'removed'>;

interface Options {
  /** The chosen value, if controlled; empty: none. */
  readonly value: string | undefined;
  readonly defaultValue: string;
  /** The consumer's name; undefined: a form does not submit the choice. */
  readonly name: string | undefined;
  readonly onValueChange: ((value: string, details: RadioChoiceDetails) => void) | undefined;
}

const radiosOf = (group: Element | null): readonly HTMLInputElement[] => [
  ...(group?.querySelectorAll<HTMLInputElement>('input[type="radio"]') ?? []),
];

const checkedOf = (group: Element | null): string =>
  radiosOf(group).find((radio) => radio.checked)?.value ?? '';

/**
 * Single choice with radio buttons. Uncontrolled, the browser alone holds the state, as for a group in plain HTML: a
 * form reset resets it, and the browser restores it after navigation.
 */
export function useRadioChoice({ value, defaultValue, name, onValueChange }: Options) {
  const group = useRef<HTMLDivElement>(null);
  const [internalValue, setInternalValue] = useState(defaultValue);
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  const chosen = value ?? internalValue;
  const reported = useRef(chosen);
  const isMounted = useRef(false);
  const latest = useLatest(onValueChange);

  const choose = useCallback(
    (next: string, details: RadioChoiceDetails) => {
      reported.current = next;
      setInternalValue(next);
      latest.current?.(next, details);
      // Reverts the buttons if the parent refuses the choice.
      rerender();
    },
    [latest],
  );

  /** Reports a choice that the browser has made, or that is gone with its option. */
  const compare = useCallback(() => {
    const checked = checkedOf(group.current);
    // At first nothing is checked if another group had the same name.
    if (checked === '' && !isMounted.current) return;
    if (checked !== reported.current) choose(checked, { reason: 'native', event: undefined });
  }, [choose]);

  /** While two groups had the same name, the browser kept only one button checked. */
  const restore = useCallback(() => {
    for (const radio of radiosOf(group.current)) radio.checked = radio.value === reported.current;
  }, []);
  const generatedName = useUniqueId(restore);

  useLayoutEffect(() => {
    if (!isMounted.current || value === undefined) return;
    reported.current = value;
    restore();
  });

  useNativeChange(
    useCallback(() => radiosOf(group.current), []),
    compare,
  );
  useLayoutEffect(() => {
    isMounted.current = true;
  }, []);

  useLayoutEffect(() => {
    if (name !== undefined) return undefined;
    // Radio buttons need a name to form a group, and a form submits every control with a name.
    const root = group.current?.getRootNode() ?? document;
    return listen(root, 'formdata', ({ formData }) => formData.delete(generatedName));
  }, [name, generatedName]);

  return {
    group,
    chosen,
    compare,
    replaceRemoved: (next: string) => {
      choose(next, { reason: 'removed', event: undefined });
      restore();
    },
    radioProps: (option: string) => ({
      type: 'radio',
      name: name ?? generatedName,
      value: option,
      ...(value === undefined
        ? { defaultChecked: option === defaultValue }
        : { checked: option === value }),
      onChange: ({ nativeEvent }: { readonly nativeEvent: Event }) =>
        choose(option, { reason: 'user', event: nativeEvent }),
    }),
  };
}
