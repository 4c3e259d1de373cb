'use client';
import type { ComboboxOption, Section } from './options.js';

const option = ({ value, label, disabled }: ComboboxOption) => (
  <option key={value} value={value} disabled={disabled}>
    {label}
  </option>
);

export function NativeOptions({ sections }: { readonly sections: readonly Section[] }) {
  return sections.map(({ label, items }, index) =>
    label === undefined ? (
      items.map(option)
    ) : (
      <optgroup key={`${String(index)} ${label}`} label={label}>
        {items.map(option)}
      </optgroup>
    ),
  );
}
