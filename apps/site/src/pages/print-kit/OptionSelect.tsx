import { Select } from '@waypage/ui';
import { useEffect, useRef } from 'react';

interface Props<Value extends string> {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly onValueChange: (value: Value) => void;
}

/** One choice of a list of options. */
export function OptionSelect<Value extends string>({
  label,
  options,
  value,
  onValueChange,
}: Props<Value>) {
  const select = useRef<HTMLSelectElement>(null);

  function choose(wanted: string | undefined): void {
    const chosen = options.find((option) => option.value === wanted);
    if (chosen) onValueChange(chosen.value);
  }

  useEffect(() => {
    // Chosen before the page was hydrated, or brought back by the browser.
    if (select.current?.value !== value) choose(select.current?.value);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only what was chosen before hydration
  }, []);

  return (
    <Select
      ref={select}
      label={label}
      value={value}
      onChange={({ target }) => {
        choose(target.value);
      }}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </Select>
  );
}
