export { Notice, type NoticeProps, type NoticeSeverity } from './Notice.js';
export { NoticeStack, type NoticePlace, type NoticeStackProps } from './NoticeStack.js';
