export { announce, liveRegionProps } from './announce.js';
export * from './useAnnouncement.js';
export * from './useErrorDescription.js';
