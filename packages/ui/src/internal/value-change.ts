import type { ChangeEvent } from 'react';

/** What is known about a change of a value. */
export interface ValueChangeDetails<Reason extends string = 'input'> {
  /** Why the value changed; `input`: the visitor changed it. */
  readonly reason: Reason;
  /** The browser's own event, where there is one. */
  readonly event: Event | undefined;
}

type OnValueChange<Value> = ((value: Value, details: ValueChangeDetails) => void) | undefined;

/** Props of a control that reports its text. */
export const reportValue = (onValueChange: OnValueChange<string>) => ({
  onChange({ currentTarget, nativeEvent }: ChangeEvent<HTMLElement & { readonly value: string }>) {
    onValueChange?.(currentTarget.value, { reason: 'input', event: nativeEvent });
  },
});

/** Props of a control that reports whether it is checked. */
export const reportChecked = (onValueChange: OnValueChange<boolean>) => ({
  onChange({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) {
    onValueChange?.(currentTarget.checked, { reason: 'input', event: nativeEvent });
  },
});
