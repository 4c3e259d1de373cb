import { SIMULATOR_SAMPLE } from '@waypage/content/comparison';

/** What the static print of the simulator holds: the whole URL, printed once and for all. */
export const STATIC_URL = SIMULATOR_SAMPLE.before;

/** The claimed path behind the short URL that the dynamic print holds. */
export const DYNAMIC_PATH = SIMULATOR_SAMPLE.path;

/** Both prints have the lowest error correction, so that their codes differ by what they hold alone. */
export const PRINT_LEVEL = 'L';
