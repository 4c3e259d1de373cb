export { GangCell, type GangCellProps } from './GangCell.js';
export { GangSheet, type GangSheetProps } from './GangSheet.js';
