export { announce } from './announce.js';
export { liveRegionProps } from './live-region.js';
export { useAnnouncement, type AnnouncementOptions } from './useAnnouncement.js';
