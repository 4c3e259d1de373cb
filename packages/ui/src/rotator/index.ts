export * from './PauseButton.js';
export * from './Rotator.js';
export * from './useRotation.js';
