export type { IconProps } from './base.js';
export * from './fill.js';
export * from './line.js';
