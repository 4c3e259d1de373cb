export {
  SegmentedControl,
  type SegmentedControlChangeDetails,
  type SegmentedControlOption,
  type SegmentedControlProps,
} from './SegmentedControl.js';
export { SegmentedLinks, type SegmentedLinksProps } from './SegmentedLinks.js';
