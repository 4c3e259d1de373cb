export type PartId = 'corners' | 'spares' | 'edge' | 'module' | 'small-square';

/** Height of the code in the design, quiet zone included, in CSS pixels. The leader lines are drawn for it. */
export const SIDE = 470;

interface Leader {
  readonly side: 'start' | 'end';
  /** In a code of {@link SIDE}, in CSS pixels. */
  readonly y: number;
  /** Whether the line ends in the quiet zone instead of at the edge of the pattern. */
  readonly isInEdge: boolean;
}

/** Leader lines of the parts (image "type-detail-desktop"). */
export const LEADERS: Readonly<Record<PartId, Leader>> = {
  corners: { side: 'start', y: 63, isInEdge: false },
  spares: { side: 'start', y: 293, isInEdge: false },
  edge: { side: 'end', y: 25, isInEdge: true },
  module: { side: 'end', y: 209, isInEdge: false },
  'small-square': { side: 'end', y: 352, isInEdge: false },
};
