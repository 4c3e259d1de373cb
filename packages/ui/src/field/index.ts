export { Field, type FieldChangeDetails, type FieldProps } from './Field.js';
export { FormRow, type FormRowProps } from './FormRow.js';
export { PasswordField, type PasswordFieldProps } from './PasswordField.js';
export { TextArea, type TextAreaChangeDetails, type TextAreaProps } from './TextArea.js';
