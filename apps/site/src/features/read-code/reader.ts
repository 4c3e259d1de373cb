import { createReader } from '@waypage/codes/read';

/** The reader of every page. Its worker starts with the first call. */
export const reader = createReader();
