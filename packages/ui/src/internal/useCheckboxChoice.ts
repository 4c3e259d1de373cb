'use client';
import { useCallback, useLayoutEffect, useRef, useState, type ChangeEvent } from 'react';
import type { ValueChangeDetails } from './value-change.js';

interface Options {
  /** The chosen values, where the owner holds them. */
  readonly value: readonly string[] | undefined;
  /** The values chosen at first. */
  readonly defaultValue: readonly string[];
  readonly onValueChange:
    ((value: string[], details: ValueChangeDetails<'input' | 'native'>) => void) | undefined;
}

const boxesOf = (group: Element | null): readonly HTMLInputElement[] => [
  ...(group?.querySelectorAll<HTMLInputElement>('input[type="checkbox"][value]') ?? []),
];

const checkedOf = (group: Element | null): string[] =>
  boxesOf(group)
    .filter((box) => box.checked)
    .map((box) => box.value);

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((value, index) => value === other[index]);

/**
 * Any number of choices of several checkboxes. Without an owner's value the browser alone holds them, as it does for
 * checkboxes that are written in HTML: they are reset with their form, and restored when the visitor comes back.
 *
 * @returns `group` is the ref of the element around the checkboxes
 */
export function useCheckboxChoice<Group extends Element>({
  value,
  defaultValue,
  onValueChange,
}: Options) {
  const group = useRef<Group>(null);
  const [own, setOwn] = useState(defaultValue);
  const chosen = value ?? own;
  const told = useRef(chosen);
  const latest = useRef(onValueChange);

  const report = useCallback((details: ValueChangeDetails<'input' | 'native'>): void => {
    const checked = checkedOf(group.current);
    told.current = checked;
    // Another array each time, so that an owner who refuses the choice gets the boxes back as they were.
    setOwn(checked);
    latest.current?.(checked, details);
  }, []);

  useLayoutEffect(() => {
    latest.current = onValueChange;
    if (value === undefined) return;
    for (const box of boxesOf(group.current)) box.checked = value.includes(box.value);
    told.current = checkedOf(group.current);
  });

  useLayoutEffect(() => {
    const compare = (): void => {
      if (!isSame(checkedOf(group.current), told.current))
        report({ reason: 'native', event: undefined });
    };
    const onReset = ({ target }: Event): void => {
      // The event comes before the reset.
      if (boxesOf(group.current).some((box) => box.form === target)) setTimeout(compare);
    };
    // Those of `defaultValue`, in the order of the boxes.
    told.current = boxesOf(group.current)
      .map((box) => box.value)
      .filter((one) => told.current.includes(one));
    compare();
    document.addEventListener('reset', onReset);
    addEventListener('pageshow', compare);
    return () => {
      document.removeEventListener('reset', onReset);
      removeEventListener('pageshow', compare);
    };
  }, [report]);

  return {
    group,
    chosen,
    /** Reports what is checked now. */
    onChange: useCallback(
      ({ nativeEvent }: ChangeEvent<HTMLInputElement>) => {
        report({ reason: 'input', event: nativeEvent });
      },
      [report],
    ),
    /** Checks all boxes that can be checked, or none. */
    setAll: (checked: boolean, { nativeEvent }: ChangeEvent<HTMLInputElement>) => {
      for (const box of boxesOf(group.current)) if (!box.disabled) box.checked = checked;
      report({ reason: 'input', event: nativeEvent });
    },
  };
}
