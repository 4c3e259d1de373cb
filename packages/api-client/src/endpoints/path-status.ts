import type { ApiRequest } from '../http/send.js';
import { readFlag } from '../http/json.js';

/** Whether a short path can still be claimed. */
export interface PathStatus {
  available: boolean;
}

/** `GET qr-data/{path}/status`. */
export function pathStatusRequest(path: string): ApiRequest<PathStatus> {
  return {
    path: `qr-data/${path}/status`,
    decode: (value) => ({ available: readFlag(value, 'available') }),
  };
}
