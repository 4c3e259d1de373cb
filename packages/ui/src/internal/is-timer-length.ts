/** Whether a timer of a browser, which has 32 bits, can run for so many milliseconds; a longer one ends at once. */
export const isTimerLength = (ms: number): boolean => ms > 0 && ms < 2 ** 31;
