export { CodesError, type CodesErrorCode, type CodesErrorDetails } from './errors.ts';
export { encodeCode, type Code, type CodeBlock, type EncodeOptions } from './encode/encode-code.ts';
export { ERROR_CORRECTIONS, type ErrorCorrection } from './encode/symbol-layout.ts';
