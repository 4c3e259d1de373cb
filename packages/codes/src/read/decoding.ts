/** What reads codes, in one module: a judgement loads it with its first image. */
export { cornersOf, extraOf, isReadByOther, loadDecoders, readByZxing } from './decoders.ts';
export { findOtherFormats, findQrCodes } from './find-codes.ts';
