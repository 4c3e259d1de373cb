export { LabelRoll, type LabelRollProps } from './LabelRoll.js';
export { RollLabel, type RollLabelProps } from './RollLabel.js';
