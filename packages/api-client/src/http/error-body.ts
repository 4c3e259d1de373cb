import { readText } from './json.js';

export interface ErrorBody {
  message?: string | undefined;
  code?: string | number | undefined;
}

/** Anything but JSON of the known shape counts as empty. */
export function readErrorBody(text: string): ErrorBody {
  try {
    const { message, code } = JSON.parse(text) as Record<string, unknown>;
    const isCode = typeof code === 'number' || (typeof code === 'string' && code !== '');
    return { message: readText(message), code: isCode ? code : undefined };
  } catch {
    return {};
  }
}
