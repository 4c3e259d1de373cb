/** Sampled modules of a code. `isDark` is for an ordinary, not inverted code. */
export interface SampledModules {
  readonly size: number;
  readonly isDark: (x: number, y: number) => boolean;
}
