/** Id of the main element: where the skip link leads, and what the first paint waits for on a screen without a `FirstViewEnd`. */
export const MAIN_ID = 'main';
