import type { ApiRequest } from '../http/send.js';
import { expectShape, isRecord } from '../http/json.js';

/** Whether a short path can still be claimed. */
export interface PathStatus {
  available: boolean;
}

/** `GET qr-data/{path}/status` (docs/product.md, section 7). */
export function pathStatusRequest(path: string): ApiRequest<PathStatus> {
  return { path: `qr-data/${path}/status`, decode: decodePathStatus };
}

function decodePathStatus(value: unknown): PathStatus {
  const available = isRecord(value) ? value['available'] : undefined;
  expectShape(typeof available === 'boolean', '"available" is no boolean');
  return { available };
}
