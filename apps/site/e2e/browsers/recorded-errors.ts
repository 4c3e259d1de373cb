export const RECORDER_URL = '/record-errors.js';

declare global {
  interface Window {
    recordedErrors?: string[];
  }
}

/** Runs in the page. Returns the errors since the last call. */
export function takeRecordedErrors(): string[] {
  return window.recordedErrors?.splice(0) ?? [];
}
