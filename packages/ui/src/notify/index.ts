export { dismissNotice } from './notice-store.js';
export * from './Notices.js';
export * from './notify.js';
