export * from './encode-qr.js';
export * from './QrCode.js';
