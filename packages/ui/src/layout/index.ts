export * from './Container.js';
export * from './Grid.js';
export type { Surface } from './surface.js';
export * from './Section.js';
export * from './Stack.js';
