export { Field, type FieldProps } from './Field.js';
export { FormRow, type FormRowProps } from './FormRow.js';
export { TextArea, type TextAreaProps } from './TextArea.js';
