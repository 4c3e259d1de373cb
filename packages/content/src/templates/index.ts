export { TEMPLATE_KEYS, type QrType, type TemplateKey } from './qr-type.ts';
export * from './templates.ts';
