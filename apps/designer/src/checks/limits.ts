/** Contrast of ink and stock that old phones in poor light still read. */
export const NEEDED_CONTRAST = 7;

/** Part of a code that its level recovers. */
export const RECOVERED = { M: 0.15, H: 0.3 } as const;

/** Part of what a level recovers that a logo may take: dirt and scratches need theirs. */
export const COMFORTABLE = 0.5;
