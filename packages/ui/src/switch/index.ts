export { Switch, type SwitchChangeDetails, type SwitchProps } from './Switch.js';
