import { isRecord, readText } from './json.js';

/** Message and code of a failed answer (docs/product.md, section 8); what is missing is left out. */
export interface ErrorBody {
  message?: string | undefined;
  code?: string | number | undefined;
}

/** Reads the body of a failed answer. Anything but JSON of the known form counts as empty. */
export function readErrorBody(text: string): ErrorBody {
  try {
    const body: unknown = JSON.parse(text);
    return isRecord(body)
      ? { message: readText(body['message']), code: readCode(body['code']) }
      : {};
  } catch {
    return {};
  }
}

function readCode(value: unknown): string | number | undefined {
  return typeof value === 'number' || (typeof value === 'string' && value !== '')
    ? value
    : undefined;
}
