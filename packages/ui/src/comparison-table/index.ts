export * from './ComparisonTable.js';
export type { CellValue, MarkedCell } from './cell-value.js';
