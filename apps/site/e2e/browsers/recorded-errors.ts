/** Where the pages of these tests get the script that keeps their errors. */
export const RECORDER_URL = '/record-errors.js';

declare global {
  interface Window {
    recordedErrors?: string[];
  }
}

/** Returns what the page complained about since the last time; runs in the page. */
export function takeRecordedErrors(): string[] {
  return window.recordedErrors?.splice(0) ?? [];
}
