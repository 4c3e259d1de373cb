export { encodeQr, type QrLevel, type QrPath } from './encode-qr.js';
export { QrCode, type QrCodeProps } from './QrCode.js';
