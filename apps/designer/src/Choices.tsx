import { useId, type ReactNode } from 'react';
import { Radio } from './controls.styles.ts';

interface ChoicesProps<Value extends string> {
  readonly values: readonly Value[];
  readonly labels: Readonly<Record<Value, string>>;
  readonly value: string;
  readonly onValueChange: (value: Value) => void;
  readonly children: (value: Value, radio: ReactNode) => ReactNode;
}

/** Unstyled radio buttons for custom tiles; native radios keep the arrow keys. */
export function Choices<Value extends string>(props: ChoicesProps<Value>) {
  const name = useId();
  return props.values.map((value) =>
    props.children(
      value,
      <Radio
        type="radio"
        name={name}
        value={value}
        checked={value === props.value}
        aria-label={props.labels[value]}
        onChange={() => props.onValueChange(value)}
      />,
    ),
  );
}
