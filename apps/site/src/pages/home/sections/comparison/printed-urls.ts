import { SIMULATOR_SAMPLE } from '@waypage/content/comparison';

export const STATIC_URL = SIMULATOR_SAMPLE.before;

/** The claimed path of the short URL in the dynamic print. */
export const DYNAMIC_PATH = SIMULATOR_SAMPLE.path;

/** Both prints use the lowest error correction, so that only their content makes the codes differ. */
export const PRINT_LEVEL = 'L';
