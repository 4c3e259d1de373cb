export * from './Disclosure.js';
export * from './DisclosureButton.js';
export * from './DisclosureGroup.js';
export * from './DisclosurePanel.js';
export type { DisclosureChangeDetails, DisclosureChangeReason } from './useDisclosure.js';
