export * from './Field.js';
export * from './PasswordField.js';
export * from './TextArea.js';
