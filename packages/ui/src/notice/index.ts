export { Notice, type NoticeProps, type NoticeSeverity } from './Notice.js';
export { NoticeStack, type NoticeStackProps } from './NoticeStack.js';
