import { useEffect, useId, useRef } from 'react';
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
  const row = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const checked = row.current?.querySelector<HTMLInputElement>(':checked')?.value;
    const chosen = options.find((option) => option.value === checked);
    if (chosen && chosen.value !== value) onChange(chosen.value);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only what was chosen before hydration
  }, []);

  return (
    <Fieldset data-look={look}>
      <legend>{legend}</legend>
      <Options ref={row}>
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
