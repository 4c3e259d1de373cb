export { SCRATCH_TEMPLATE_ID, TEMPLATE_KEYS, TEMPLATES, templatesOf } from './templates.ts';
export type { Audience, Look, QrType, Template, TemplateId, TemplateKey } from './templates.ts';
