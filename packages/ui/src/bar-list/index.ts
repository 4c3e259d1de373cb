export { BarList, type BarListItem, type BarListProps } from './BarList.js';
