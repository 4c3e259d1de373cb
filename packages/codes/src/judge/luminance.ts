import type { Rgb } from './types.ts';

const LINEAR = Float32Array.from({ length: 256 }, (_, value) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

/** Relative luminance of an sRGB color, 0 to 1. */
export function luminance(red = 0, green = 0, blue = 0): number {
  return 0.2126 * (LINEAR[red] ?? 0) + 0.7152 * (LINEAR[green] ?? 0) + 0.0722 * (LINEAR[blue] ?? 0);
}

/** Contrast of two colors after WCAG, 1 to 21. */
export function contrastOf(a: Rgb, b: Rgb): number {
  const [darker = 0, lighter = 0] = [luminance(...a), luminance(...b)].sort(
    (one, other) => one - other,
  );
  return (lighter + 0.05) / (darker + 0.05);
}
