export { PauseButton, type PauseButtonProps } from './PauseButton.js';
export { Rotator, type RotatorProps } from './Rotator.js';
export {
  useRotation,
  type Rotation,
  type RotationChangeDetails,
  type RotationOptions,
} from './useRotation.js';
