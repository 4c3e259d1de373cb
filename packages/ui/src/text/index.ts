export { Heading, type HeadingLevel, type HeadingProps } from './Heading.js';
export { Text, type TextProps, type TextTone } from './Text.js';
