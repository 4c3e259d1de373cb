export * from './Combobox.js';
export type { ComboboxGroup, ComboboxOption } from './options.js';
