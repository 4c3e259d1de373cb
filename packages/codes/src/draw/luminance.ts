/** Linear light of an sRGB channel from 0 to 255, 0 to 1. */
export function toLinear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** Contrast of two colors in channels from 0 to 255, 1 to 21 (WCAG 2). */
export function contrastOf(first: readonly number[], second: readonly number[]): number {
  const [dark = 0, light = 0] = [first, second]
    .map((color) => color.map(toLinear))
    .map(([red = 0, green = 0, blue = 0]) => 0.2126 * red + 0.7152 * green + 0.0722 * blue)
    .sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
