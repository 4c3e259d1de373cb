import { useId, type ReactNode } from 'react';
import { Radio } from './controls.styles.ts';

export interface ChoiceOption<Value extends string> {
  readonly value: Value;
  /** Accessible name. */
  readonly label: string;
}

export interface ChoicesProps<Value extends string> {
  readonly options: readonly ChoiceOption<Value>[];
  /** The chosen one; undefined when it is none of them. */
  readonly value: Value | undefined;
  readonly onValueChange: (value: Value) => void;
  /** Renders the label around a radio button. */
  readonly children: (option: ChoiceOption<Value>, radio: ReactNode) => ReactNode;
}

/** Radio buttons that look like something else; the arrow keys move between them. */
export function Choices<Value extends string>({
  options,
  value,
  onValueChange,
  children,
}: ChoicesProps<Value>) {
  const name = useId();
  return options.map((option) =>
    children(
      option,
      <Radio
        type="radio"
        name={name}
        value={option.value}
        checked={option.value === value}
        aria-label={option.label}
        onChange={() => {
          onValueChange(option.value);
        }}
      />,
    ),
  );
}
