/** The heading font at the two widths that drawings use: wide for names, narrow for small print. */
export interface GlyphTable {
  wide: GlyphWidth;
  narrow: GlyphWidth;
}

/** An alphabet at one width of the heading font; lengths in thousandths of the font size. */
export interface GlyphWidth {
  /** SVG outlines relative to the baseline, by character. */
  glyphs: Record<string, { advance: number; path: string }>;
  /** Kerning pairs as a flat list: first code, second code, distance, and so on. */
  kerning: number[];
}
