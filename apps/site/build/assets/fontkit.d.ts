// The packages ship no types; only what the drawings use is declared.
declare module 'fontkit' {
  export interface Glyph {
    readonly path: { readonly commands: readonly import('./compact-path.ts').PathCommand[] };
  }
  export interface GlyphPosition {
    readonly xAdvance: number;
    readonly xOffset: number;
  }
  export interface Font {
    readonly unitsPerEm: number;
    hasGlyphForCodePoint(codePoint: number): boolean;
    layout(text: string): {
      readonly glyphs: readonly Glyph[];
      readonly positions: readonly GlyphPosition[];
    };
  }
  export function create(bytes: Uint8Array): Font;
}

declare module 'subset-font' {
  interface Options {
    readonly targetFormat: 'truetype';
    readonly variationAxes: Readonly<Record<string, number>>;
  }
  export default function subsetFont(
    font: Uint8Array,
    characters: string,
    options: Options,
  ): Promise<Uint8Array>;
}
