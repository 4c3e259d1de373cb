export const PHONE_START = 192;

/** Horizontal center of the object, from the start of the preview, in CSS pixels. */
export const THING_MIDDLE = 106;
