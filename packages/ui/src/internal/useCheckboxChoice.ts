'use client';
import { useCallback, useLayoutEffect, useRef, useState, type ChangeEvent } from 'react';
import { useLatest } from './useLatest.js';
import { useNativeChange } from './useNativeValue.js';
import type { ValueChangeDetails } from './value-change.js';

interface Options {
  readonly value: readonly string[] | undefined;
  readonly defaultValue: readonly string[];
  readonly onValueChange: ((value: string[], details: ValueChangeDetails) => void) | undefined;
  /** Selector of the checkboxes in the group; others in it are the application's. */
  readonly boxes: string;
}

/**
 * Multiple choice with checkboxes. Uncontrolled, the browser alone holds the state, as for checkboxes in plain HTML: a
 * form reset resets them, and the browser restores them after navigation. A chosen value without a checkbox stays
 * chosen: its row is on another page, or a filter hides it. The reported values are those, then the checked ones in
 * the order of the checkboxes.
 *
 * @returns `group` is the ref of the element around the checkboxes
 */
export function useCheckboxChoice<Group extends Element>({
  value,
  defaultValue,
  onValueChange,
  boxes,
}: Options) {
  const group = useRef<Group>(null);
  const findBoxes = useCallback(
    (): readonly HTMLInputElement[] => [
      ...(group.current?.querySelectorAll<HTMLInputElement>(boxes) ?? []),
    ],
    [boxes],
  );
  const [internalValue, setInternalValue] = useState(defaultValue);
  const chosen = value ?? internalValue;
  const latestRef = useLatest({ chosen, internalValue, onValueChange });
  /** What was reported before the next render. */
  const reported = useRef<{ readonly before: unknown; readonly values: readonly string[] }>(
    undefined,
  );
  const mountedBoxes = useRef<WeakSet<Element>>(undefined);

  const report = useCallback(
    (details: ValueChangeDetails): void => {
      const all = findBoxes();
      const rendered = new Set(all.map((box) => box.value));
      const checked = all.filter((box) => box.checked).map((box) => box.value);
      const hidden = latestRef.current.chosen.filter((one) => !rendered.has(one));
      const next = [...hidden, ...checked];
      // A new array each time: if the parent refuses the choice, the render reverts the boxes.
      setInternalValue(next);
      reported.current = { before: latestRef.current.internalValue, values: next };
      latestRef.current.onValueChange?.(next, details);
    },
    [findBoxes, latestRef],
  );

  useLayoutEffect(() => {
    const chosenValues = new Set(chosen);
    // The first boxes may have been restored by the browser; later ones show a choice from before they were hidden.
    const isFirst = mountedBoxes.current === undefined;
    mountedBoxes.current ??= new WeakSet();
    for (const box of findBoxes()) {
      if (!isFirst && (value !== undefined || !mountedBoxes.current.has(box)))
        box.checked = chosenValues.has(box.value);
      mountedBoxes.current.add(box);
    }
  });

  useNativeChange(
    findBoxes,
    useCallback(() => {
      const { chosen, internalValue } = latestRef.current;
      const isReported = reported.current?.before === internalValue;
      const chosenValues = new Set(isReported ? reported.current?.values : chosen);
      if (findBoxes().some((box) => box.checked !== chosenValues.has(box.value)))
        report({ reason: 'native', event: undefined });
    }, [findBoxes, latestRef, report]),
  );

  return {
    group,
    chosen,
    onChange: useCallback(
      ({ nativeEvent }: ChangeEvent<HTMLInputElement>) =>
        report({ reason: 'user', event: nativeEvent }),
      [report],
    ),
    setAll: (checked: boolean, { nativeEvent }: ChangeEvent<HTMLInputElement>) => {
      for (const box of findBoxes()) if (!box.disabled) box.checked = checked;
      report({ reason: 'user', event: nativeEvent });
    },
  };
}
