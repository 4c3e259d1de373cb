export * from './SegmentedControl.js';
export * from './SegmentedLinks.js';
