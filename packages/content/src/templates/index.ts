export { SCRATCH_TEMPLATE_ID, TEMPLATE_KEYS, TEMPLATES, templatesOf } from './templates.ts';
export type { Audience, Look, Template, TemplateId } from './templates.ts';
export type { QrType, TemplateKey } from './qr-type.ts';
