export { Disclosure, type DisclosureProps } from './Disclosure.js';
export {
  DisclosureButton,
  type DisclosureButtonProps,
  type DisclosureButtonVariant,
} from './DisclosureButton.js';
export { DisclosureGroup, type DisclosureGroupProps } from './DisclosureGroup.js';
export {
  DisclosurePanel,
  type DisclosurePanelProps,
  type DisclosurePanelVariant,
} from './DisclosurePanel.js';
export type { DisclosureChangeDetails, DisclosureChangeReason } from './useDisclosure.js';
