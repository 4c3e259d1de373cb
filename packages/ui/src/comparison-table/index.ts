export {
  ComparisonTable,
  type ComparisonColumn,
  type ComparisonRow,
  type ComparisonTableProps,
} from './ComparisonTable.js';
export type { CellValue, MarkedCell } from './cell-value.js';
