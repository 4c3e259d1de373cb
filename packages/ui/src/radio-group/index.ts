export {
  RadioGroup,
  type RadioGroupChangeDetails,
  type RadioGroupOption,
  type RadioGroupProps,
} from './RadioGroup.js';
