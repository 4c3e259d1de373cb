import type { ApiRequest } from '../http/send.js';
import { readFlag } from '../http/json.js';

/** Availability of a short path. */
export interface PathStatus {
  available: boolean;
}

export function pathStatusRequest(path: string): ApiRequest<PathStatus> {
  return {
    path: `qr-data/${path}/status`,
    decode: (value) => ({ available: readFlag(value, 'available') }),
  };
}
