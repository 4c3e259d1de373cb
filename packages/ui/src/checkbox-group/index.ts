export * from './CheckboxGroup.js';
