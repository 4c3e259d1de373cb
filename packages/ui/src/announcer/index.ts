export * from './announce.js';
export { liveRegionProps } from './live-region.js';
export * from './useAnnouncement.js';
export * from './useErrorDescription.js';
