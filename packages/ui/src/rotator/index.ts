export * from './Rotator.js';
export * from './useRotation.js';
