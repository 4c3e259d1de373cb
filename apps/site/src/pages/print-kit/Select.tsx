import { ChevronDownIcon } from '@waypage/ui';
import { useEffect, useId, useRef } from 'react';
import { SelectField } from './KitForm.styles.ts';

interface Props<Value extends string> {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly onValueChange: (value: Value) => void;
}

/** One choice of a list, in the browser's own menu. */
export function Select<Value extends string>({
  label,
  options,
  value,
  onValueChange,
}: Props<Value>) {
  const id = useId();
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
    <SelectField>
      <label htmlFor={id}>{label}</label>
      <select
        ref={select}
        id={id}
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
      </select>
      <ChevronDownIcon size={18} />
    </SelectField>
  );
}
