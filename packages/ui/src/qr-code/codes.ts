/**
 * The part of the package that a code needs. The build bundles it, so that an application with the kit installs no
 * decoder and no library for PDF.
 */
export { encodeCode, toPath } from '@waypage/codes';
