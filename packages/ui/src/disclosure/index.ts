export * from './Disclosure.js';
export type { DisclosureChangeDetails, DisclosureChangeReason } from './useDisclosure.js';
