/**
 * Keys of the tab's storage for what a visitor has typed. It is there for the site's next page only
 * (`runtime/field-memory/reload.ts`).
 */
export const TYPED_KEYS = { contact: 'contact-draft', printKit: 'print-kit' } as const;
