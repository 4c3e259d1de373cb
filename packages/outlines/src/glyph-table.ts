/** The two voices that the drawings use: the wide names things, the narrow is the small print. */
export interface GlyphTable {
  wide: GlyphWidth;
  narrow: GlyphWidth;
}

/** An alphabet at one width of the heading font; lengths in thousandths of the type size. */
export interface GlyphWidth {
  /** Outlines for SVG, from the baseline, by character. */
  glyphs: Record<string, { advance: number; path: string }>;
  /** What pairs of characters move closer or apart: first code, second code, distance, and so on. */
  kerning: number[];
}
