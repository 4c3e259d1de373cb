export { WaitingOverlay, type WaitingOverlayProps } from './WaitingOverlay.js';
