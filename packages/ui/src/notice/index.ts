export * from './Notice.js';
export * from './NoticeStack.js';
