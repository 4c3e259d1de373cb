import { useId, type ReactNode } from 'react';
import { Radio } from './controls.styles.ts';

export interface ChoiceOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

export interface ChoicesProps<Value extends string> {
  readonly options: readonly ChoiceOption<Value>[];
  readonly value: Value | undefined;
  readonly onValueChange: (value: Value) => void;
  readonly children: (option: ChoiceOption<Value>, radio: ReactNode) => ReactNode;
}

/** Unstyled radio buttons for custom tiles; native radios keep the arrow keys. */
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
