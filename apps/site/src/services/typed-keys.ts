/** Keys of the storage for what was typed, for the site's next page only (`runtime/field-memory/reload.ts`). */
export const TYPED_KEYS = { contact: 'contact-draft', printKit: 'print-kit' } as const;
