import { useId } from 'react';
import { Fieldset, Option, Options } from './Radios.styles.ts';

interface Props<Value extends string> {
  readonly legend: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** `joined`: boxes side by side under their question; `strip`: words on a ruled strip. */
  readonly look: 'joined' | 'strip';
}

/** Native radio buttons. Hidden without scripts. */
export function Radios<Value extends string>({
  legend,
  options,
  value,
  onChange,
  look,
}: Props<Value>) {
  const name = useId();

  return (
    // Firefox makes scroll containers tab stops; the radio buttons inside are enough.
    <Fieldset data-look={look} tabIndex={-1}>
      <legend>{legend}</legend>
      <Options>
        {options.map((option) => (
          <Option key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </Option>
        ))}
      </Options>
    </Fieldset>
  );
}
