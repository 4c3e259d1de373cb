export type { SortValue } from './compare-values.js';
export * from './Table.js';
