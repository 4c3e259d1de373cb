export {
  Combobox,
  type ComboboxChangeDetails,
  type ComboboxProps,
  type ComboboxQueryDetails,
  type MultipleComboboxProps,
  type SingleComboboxProps,
} from './Combobox.js';
export type { ComboboxGroup, ComboboxOption } from './options.js';
