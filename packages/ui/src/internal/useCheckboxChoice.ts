'use client';
import { useCallback, useLayoutEffect, useRef, useState, type ChangeEvent } from 'react';
import type { ValueChangeDetails } from './value-change.js';

interface Options {
  readonly value: readonly string[] | undefined;
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
 * Multiple choice with checkboxes. Uncontrolled, the browser alone holds the state, as for checkboxes in plain HTML: a
 * form reset resets them, and the browser restores them after navigation.
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
    // A new array each time: if the parent refuses the choice, the render reverts the boxes.
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
      // The event is dispatched before the reset.
      if (boxesOf(group.current).some((box) => box.form === target)) setTimeout(compare);
    };
    // The values of `defaultValue`, in the order of the boxes.
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
    onChange: useCallback(
      ({ nativeEvent }: ChangeEvent<HTMLInputElement>) => {
        report({ reason: 'input', event: nativeEvent });
      },
      [report],
    ),
    setAll: (checked: boolean, { nativeEvent }: ChangeEvent<HTMLInputElement>) => {
      for (const box of boxesOf(group.current)) if (!box.disabled) box.checked = checked;
      report({ reason: 'input', event: nativeEvent });
    },
  };
}
