export { dismissNotice } from './notice-store.js';
export { Notices, type NoticesProps } from './Notices.js';
export { notify, type NotifyOptions, type NotifyPromiseMessages } from './notify.js';
