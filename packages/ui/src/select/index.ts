export { Select, type SelectChangeDetails, type SelectProps } from './Select.js';
