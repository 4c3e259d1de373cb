/** What reads codes, in one module: a judgement loads it with its first image. */
export { areSameBytes } from './decoded-content.ts';
export { cornersOf, extraOf, isReadByOther, isReadByZxing, loadDecoders } from './decoders.ts';
export { findOtherFormats, findQrCodes, hasUnreadableCode } from './find-codes.ts';
