export * from './WaitingOverlay.js';
