export * from './Container.js';
export * from './Grid.js';
export type { Surface } from './Layout.styles.js';
export * from './Section.js';
export * from './Stack.js';
