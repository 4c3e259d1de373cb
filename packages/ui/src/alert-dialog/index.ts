export * from './AlertDialog.js';
