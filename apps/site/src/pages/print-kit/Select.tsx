import { ChevronDownIcon } from '@waypage/ui';
import { useId } from 'react';
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
  return (
    <SelectField>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        onChange={({ target }) => {
          const chosen = options.find((option) => option.value === target.value);
          if (chosen) onValueChange(chosen.value);
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
