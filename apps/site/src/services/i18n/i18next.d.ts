import 'i18next';
import type { Messages } from '@waypage/content/messages';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: false;
    resources: Messages;
  }
}
