/** Requirements of a printed code. The designer, print kit, planner and check-up all use these numbers. */
export const PRINT_RULES = {
  /** Smallest side of the pattern without its quiet zone, in centimeters. */
  minSizeCm: 2,
  /** Smallest side of a module, in millimeters: smaller modules run together on most printers. */
  minModuleMm: 0.4,
  /** Width of the quiet zone on every side, in modules (ISO/IEC 18004). */
  quietZoneModules: 4,
  /** Side of the pattern as a share of the scanning distance. */
  sizePerDistance: 0.1,
  /** Contrast ratio of dark and light modules, 1 to 21 (WCAG 2), that old phones can read in poor light. */
  contrastRatio: 7,
  /** Share of the codewords that a level recovers (ISO/IEC 18004). */
  recovered: { L: 0.07, M: 0.15, Q: 0.25, H: 0.3 },
  /** Share of the recoverable codewords that a design may use up: dirt and scratches need the rest. */
  recoveryUsed: 0.5,
  /** Level of a code without a logo, and of one that a logo covers in part. */
  level: 'M',
  levelWithLogo: 'H',
  /** Dots of the printer for a module: with fewer, modules are visibly unequal; with half as many, they run together. */
  dotsPerModule: 4,
  /** How much larger a module has to be on material that soaks up ink, such as cardboard and fabric. */
  absorbentFactor: 1.5,
} as const;
