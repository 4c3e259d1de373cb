export * from './Layout.js';
export type { Surface } from './surface.js';
