'use client';
import { useEffect, useLayoutEffect, useReducer, useRef, type ChangeEvent } from 'react';
import type { CheckboxGroupChangeDetails, CheckboxGroupProps } from './CheckboxGroup.js';

type Options = Pick<CheckboxGroupProps, 'value' | 'defaultValue' | 'onValueChange'>;

const boxesOf = (group: Element | null): readonly HTMLInputElement[] => [
  ...(group?.querySelectorAll<HTMLInputElement>('input[type="checkbox"]') ?? []),
];

/**
 * Any number of choices of several checkboxes. Without an owner's value the browser alone holds them, as it does for
 * checkboxes that are written in HTML: they are reset with their form, and restored when the visitor comes back.
 */
export function useCheckboxChoice({ value, defaultValue = [], onValueChange }: Options) {
  const group = useRef<HTMLDivElement>(null);
  const told = useRef<readonly string[]>(value ?? defaultValue);
  const latest = useRef(onValueChange);
  const [, rerender] = useReducer((count: number) => count + 1, 0);

  const report = (details: CheckboxGroupChangeDetails): void => {
    const chosen = boxesOf(group.current)
      .filter((box) => box.checked)
      .map((box) => box.value);
    if (details.reason === 'native' && chosen.join('\n') === told.current.join('\n')) return;
    told.current = chosen;
    latest.current?.(chosen, details);
    // An owner who refuses the choice gets the boxes back as they were.
    rerender();
  };

  useLayoutEffect(() => {
    latest.current = onValueChange;
    if (value === undefined) return;
    told.current = boxesOf(group.current)
      .map((box) => box.value)
      .filter((one) => value.includes(one));
    for (const box of boxesOf(group.current)) box.checked = value.includes(box.value);
  });

  useEffect(() => {
    const compare = (): void => {
      report({ reason: 'native', event: undefined });
    };
    const onReset = ({ target }: Event): void => {
      // The event comes before the reset.
      if (boxesOf(group.current).some((box) => box.form === target)) setTimeout(compare);
    };
    compare();
    document.addEventListener('reset', onReset);
    addEventListener('pageshow', compare);
    return () => {
      document.removeEventListener('reset', onReset);
      removeEventListener('pageshow', compare);
    };
  }, []);

  return {
    group,
    /** Props of the box of an option. */
    checkboxProps: (option: string) => ({
      type: 'checkbox',
      value: option,
      ...(value === undefined
        ? { defaultChecked: defaultValue.includes(option) }
        : { checked: value.includes(option) }),
      onChange: ({ nativeEvent }: ChangeEvent<HTMLInputElement>) => {
        report({ reason: 'input', event: nativeEvent });
      },
    }),
  };
}
