/** Where the phone of the preview begins, in CSS pixels. */
export const PHONE_START = 192;

/** Where the middle of a thing is, in CSS pixels. */
export const THING_MIDDLE = 106;
