import { isRecord } from '../http/json.js';
import type { Call } from '../http/send.js';

/** Whether a short path can still be claimed. */
export interface PathStatus {
  available: boolean;
}

/** `GET qr-data/{path}/status` (specification, section 7). */
export function pathStatusCall(path: string): Call<PathStatus> {
  return { path: `qr-data/${path}/status`, decode: decodePathStatus };
}

function decodePathStatus(value: unknown): PathStatus {
  const available = isRecord(value) ? value['available'] : undefined;
  if (typeof available !== 'boolean') throw new TypeError('"available" is not a boolean');
  return { available };
}
