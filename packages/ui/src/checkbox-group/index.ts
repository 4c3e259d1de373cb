export {
  CheckboxGroup,
  type CheckboxGroupChangeDetails,
  type CheckboxGroupOption,
  type CheckboxGroupProps,
} from './CheckboxGroup.js';
