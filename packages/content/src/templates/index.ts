export {
  SCRATCH_TEMPLATE_ID,
  TEMPLATES,
  templatesOf,
  type Audience,
  type Look,
  type Template,
  type TemplateId,
} from './templates.ts';
export { TEMPLATE_KEYS, type QrType, type TemplateKey } from './qr-type.ts';
