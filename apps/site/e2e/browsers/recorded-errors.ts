export const RECORDER_URL = '/record-errors.js';

declare global {
  interface Window {
    recordedErrors?: string[];
  }
}

export function takeRecordedErrors(): string[] {
  return window.recordedErrors?.splice(0) ?? [];
}
