import { useId } from 'react';
import { Fieldset, Option, Options } from './Radios.styles.ts';

interface Props<Value extends string> {
  readonly legend: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** `joined`: boxes side by side under their question; `strip`: words along a ruled strip. */
  readonly look: 'joined' | 'strip';
}

/** One of a few answers, all in sight: native radio buttons. Not offered without scripts. */
export function Radios<Value extends string>({
  legend,
  options,
  value,
  onChange,
  look,
}: Props<Value>) {
  const name = useId();

  return (
    // Its radio buttons take the focus: Firefox makes what scrolls a tab stop of its own.
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
              onChange={() => {
                onChange(option.value);
              }}
            />
            {option.label}
          </Option>
        ))}
      </Options>
    </Fieldset>
  );
}
