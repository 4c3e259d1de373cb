import type { ChangeEvent } from 'react';

/** Details of a value change. */
export interface ValueChangeDetails<Reason extends string = 'input'> {
  /** `input`: the visitor changed the value. */
  readonly reason: Reason;
  /** The browser's event, if there is one. */
  readonly event: Event | undefined;
}

type OnValueChange<Value> = ((value: Value, details: ValueChangeDetails) => void) | undefined;

export const reportValue = (onValueChange: OnValueChange<string>) => ({
  onChange({ currentTarget, nativeEvent }: ChangeEvent<HTMLElement & { readonly value: string }>) {
    onValueChange?.(currentTarget.value, { reason: 'input', event: nativeEvent });
  },
});

export const reportChecked = (onValueChange: OnValueChange<boolean>) => ({
  onChange({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) {
    onValueChange?.(currentTarget.checked, { reason: 'input', event: nativeEvent });
  },
});
