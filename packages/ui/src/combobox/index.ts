export {
  Combobox,
  type ComboboxChangeDetails,
  type ComboboxProps,
  type ComboboxQueryDetails,
} from './Combobox.js';
export type { ComboboxGroup, ComboboxOption } from './options.js';
