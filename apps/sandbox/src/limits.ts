/** Longest body in bytes, else 413. */
export const BODY_BYTES = 16 * 1024;

/** Longest body of a contact message in bytes: fits 8,000 characters of any script. */
export const REPORT_BYTES = 64 * 1024;

/** Milliseconds for the mail server to accept a message: less than the site's timeout, so that a failure is reported. */
export const MAIL_TIMEOUT_MS = 8000;
