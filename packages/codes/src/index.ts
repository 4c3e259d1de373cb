export {
  hiddenCharacters,
  lacksScheme,
  nameCharacter,
  withoutHidden,
  withScheme,
  visiblePieces,
  type VisiblePiece,
} from './content/code-text.ts';
export { CodesError, type CodesErrorCode, type CodesErrorDetails } from './errors.ts';
export { toPath } from './draw/modules.ts';
export { encodeCode, type Code, type CodeBlock, type EncodeOptions } from './encode/encode-code.ts';
export { ERROR_CORRECTIONS, type ErrorCorrection } from './encode/symbol-layout.ts';
export {
  describeContent,
  type ContentDescription,
  type DescribeOptions,
} from './content/describe-content.ts';
export type { ContentField, ContentKind, FieldId } from './content/content-fields.ts';
export type { ContentProblem } from './content/content-problems.ts';
export type { UrlDetails } from './content/parse-url.ts';
