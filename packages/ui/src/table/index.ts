export type { SortValue } from './compare-values.js';
export {
  Table,
  type TableChangeDetails,
  type TableColumn,
  type TableProps,
  type TableSort,
} from './Table.js';
