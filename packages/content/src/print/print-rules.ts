import { deepFreeze } from '../internal/deep-freeze.ts';

/** What a printed code needs (docs/product.md, section 9, "QR print tips"). */
export const PRINT_RULES = /* @__PURE__ */ deepFreeze({
  /** Smallest side of the pattern without its clear edge, in centimetres. */
  minSizeCm: 2,
  /** Width of the clear edge on every side, in modules. */
  clearEdgeModules: 4,
  /** Side of the pattern as a share of the distance from which it is scanned. */
  sizePerDistance: 0.1,
} as const);

/** What the print planner can be asked (docs/design.md, section 11, "Planner"). */
export const PLANNER_LIMITS = /* @__PURE__ */ deepFreeze({
  distanceMetres: { min: 0.2, max: 10, initial: 1 },
  dpi: [150, 300, 600],
  initialDpi: 300,
} as const);
