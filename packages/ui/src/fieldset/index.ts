export * from './Fieldset.js';
