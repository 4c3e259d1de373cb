import { readText } from './json.js';

/** Message and code of a failed answer; what is missing is omitted. */
export interface ErrorBody {
  message?: string | undefined;
  code?: string | number | undefined;
}

/** Reads the body of a failed answer. Anything but JSON of the known form counts as empty. */
export function readErrorBody(text: string): ErrorBody {
  try {
    const { message, code } = JSON.parse(text) as Record<string, unknown>;
    const isCode = typeof code === 'number' || (typeof code === 'string' && code !== '');
    return { message: readText(message), code: isCode ? code : undefined };
  } catch {
    // No JSON.
    return {};
  }
}
