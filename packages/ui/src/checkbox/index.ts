export { Checkbox, type CheckboxChangeDetails, type CheckboxProps } from './Checkbox.js';
