export { CodesError, type CodesErrorCode } from '../errors.ts';
export {
  createReader,
  type JudgeFileOptions,
  type MeasuredImage,
  type Reader,
  type ReaderOptions,
} from './create-reader.ts';
export { projection, type Projection } from './math.ts';
export { MAX_PIXELS } from './pixels.ts';
export { readCodes, type DecoderOptions, type ReadOptions } from './read-codes.ts';
export type {
  Box,
  CodePart,
  Corners,
  DecodedCode,
  DecodedContent,
  DecoderName,
  ImagePixels,
  NotEncodable,
  Point,
} from './types.ts';
export type { DrawingToRead, ReaderImage } from '../worker.ts';
export { setZxingWasm } from './zxing.ts';
