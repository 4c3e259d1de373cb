export type Channels = readonly [number, number, number];

export const mapChannels = ([r, g, b]: Channels, change: (channel: number) => number): Channels => [
  change(r),
  change(g),
  change(b),
];

/** Parses a `#RRGGBB` color into red, green and blue, 0 to 255. */
export const hexChannels = (hex: string): Channels =>
  mapChannels([1, 3, 5], (start) => Number.parseInt(hex.slice(start, start + 2), 16));

/** Converts an sRGB channel to linear light; both from 0 to 1. */
export const toLinear = (part: number): number =>
  part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
