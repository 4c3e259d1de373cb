'use client';
import { useCallback, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { useUniqueId } from './useUniqueId.js';

/** What is known about a choice. */
export interface RadioChoiceDetails {
  /**
   * `native`: chosen before the page was hydrated, brought back by the browser, or set by a reset of the form; `removed`: the
   * chosen option was taken away from a control of which one is always chosen, and this one is the nearest.
   */
  readonly reason: 'press' | 'native' | 'removed';
  /** Present when the reason is `press`. */
  readonly event: Event | undefined;
}

interface Options {
  /** The chosen value, where the owner holds it; empty: none. */
  readonly value: string | undefined;
  /** The value chosen at first; empty: none. */
  readonly defaultValue: string;
  /** The name that the owner gave; none: a form does not send the choice. */
  readonly name: string | undefined;
  readonly onValueChange: ((value: string, details: RadioChoiceDetails) => void) | undefined;
}

const radiosOf = (group: Element | null): readonly HTMLInputElement[] => [
  ...(group?.querySelectorAll<HTMLInputElement>('input[type="radio"]') ?? []),
];

const checkedOf = (group: Element | null): string =>
  radiosOf(group).find((radio) => radio.checked)?.value ?? '';

/**
 * One choice of several radio buttons. Without an owner's value the browser alone holds it, as it does for a group that is
 * written in HTML: it is reset with its form, and restored when the visitor comes back.
 */
export function useRadioChoice({ value, defaultValue, name, onValueChange }: Options) {
  const group = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState(defaultValue);
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  const chosen = value ?? own;
  const told = useRef(chosen);
  const latest = useRef(onValueChange);

  const choose = useCallback((next: string, details: RadioChoiceDetails) => {
    told.current = next;
    setOwn(next);
    latest.current?.(next, details);
    // An owner who refuses the choice gets the buttons back as they were.
    rerender();
  }, []);

  const compare = useCallback(() => {
    const checked = checkedOf(group.current);
    if (checked !== told.current) choose(checked, { reason: 'native', event: undefined });
  }, [choose]);

  /** One name for two groups leaves a single button chosen. */
  const restore = useCallback(() => {
    for (const radio of radiosOf(group.current)) radio.checked = radio.value === told.current;
  }, []);
  const ownName = useUniqueId(restore);

  const isMounted = useRef(false);
  useLayoutEffect(() => {
    latest.current = onValueChange;
    if (!isMounted.current) return;
    if (value === undefined) return;
    told.current = value;
    for (const radio of radiosOf(group.current)) radio.checked = radio.value === value;
  });

  useLayoutEffect(() => {
    isMounted.current = true;
    // Chosen before hydration. Nothing is chosen where another group had the same name.
    if (checkedOf(group.current) !== '') compare();
    const onReset = ({ target }: Event): void => {
      const isOurs = radiosOf(group.current).some((radio) => radio.form === target);
      // The event comes before the reset.
      if (isOurs) setTimeout(compare);
    };
    document.addEventListener('reset', onReset);
    addEventListener('pageshow', compare);
    return () => {
      document.removeEventListener('reset', onReset);
      removeEventListener('pageshow', compare);
    };
  }, [compare]);

  useLayoutEffect(() => {
    if (name !== undefined) return undefined;
    // Radio buttons need a name to be one group, and what has a name is sent.
    const onFormData = ({ formData }: FormDataEvent): void => {
      formData.delete(ownName);
    };
    document.addEventListener('formdata', onFormData);
    return () => {
      document.removeEventListener('formdata', onFormData);
    };
  }, [name, ownName]);

  return {
    group,
    /** An id of the group, and the name of its buttons where the owner gave none. */
    id: ownName,
    chosen,
    /** Chooses another option where the chosen one was taken away. */
    replaceRemoved: (next: string) => {
      choose(next, { reason: 'removed', event: undefined });
      restore();
    },
    /** Props of the button of an option. */
    radioProps: (option: string) => ({
      type: 'radio',
      name: name ?? ownName,
      value: option,
      ...(value === undefined
        ? { defaultChecked: option === defaultValue }
        : { checked: option === value }),
      onChange: ({ nativeEvent }: { readonly nativeEvent: Event }) => {
        choose(option, { reason: 'press', event: nativeEvent });
      },
    }),
  };
}
