export type { IconProps } from './base.js';
export * from './fill-icons.js';
export * from './line-icons.js';
