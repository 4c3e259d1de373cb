import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { deflateSync } from 'node:zlib';
import { create, type Font } from 'fontkit';
import subsetFont from 'subset-font';

const source = readFileSync(
  createRequire(import.meta.url).resolve(
    '@fontsource-variable/special-gothic/files/special-gothic-latin-standard-normal.woff2',
  ),
);

/** The widths of the heading font in a document, as positions on its axes. */
const FACES = {
  wide: { wdth: 125, wght: 640 },
  bold: { wdth: 100, wght: 640 },
  text: { wdth: 100, wght: 400 },
  narrow: { wdth: 75, wght: 640 },
} as const;

type FaceName = keyof typeof FACES;

interface Face {
  readonly font: Font;
  readonly file: Uint8Array;
  /** The letter that a glyph stands for, so that text can be copied and read aloud. */
  readonly letters: Map<number, string>;
}

/** A line of text; lengths in points from the top left corner of the page. */
export interface PdfLine {
  readonly text: string;
  readonly x: number;
  /** Of the baseline. */
  readonly y: number;
  readonly size: number;
  readonly face: FaceName;
  /** Letter spacing in ems. @default 0 */
  readonly tracking?: number;
}

/** A filled rectangle; lengths in points from the top left corner of the page. */
export interface PdfArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Red, green and blue from 0 to 1. */
  readonly colour: readonly [number, number, number];
}

/** A page: its areas, and its lines over them in one ink. */
export interface PdfPage {
  readonly areas: readonly PdfArea[];
  readonly lines: readonly PdfLine[];
}

export interface PdfOptions {
  readonly title: string;
  readonly language: string;
  /** In points. */
  readonly width: number;
  readonly height: number;
  /** Red, green and blue from 0 to 1. */
  readonly ink: readonly [number, number, number];
}

/** Sets text in the heading font and writes pages of it as a document. */
export interface Typesetter {
  /** Width of a line in points. */
  readonly measure: (line: Omit<PdfLine, 'x' | 'y'>) => number;
  /** The text in lines that are at most `room` points wide. */
  readonly wrap: (line: Omit<PdfLine, 'x' | 'y'>, room: number) => readonly string[];
  readonly write: (pages: readonly PdfPage[], options: PdfOptions) => Buffer;
}

const number = (value: number) => String(Math.round(value * 100) / 100);
const hex = (value: number) => value.toString(16).padStart(4, '0');
/** Text of a document as UTF-16, which every reader knows. */
const utf16 = (text: string) => [...text].map((letter) => hex(letter.codePointAt(0) ?? 0)).join('');

function stream(bytes: Uint8Array | string, more = ''): Buffer {
  const packed = deflateSync(bytes);
  return Buffer.concat([
    Buffer.from(`<</Filter/FlateDecode/Length ${String(packed.length)}${more}>>\nstream\n`),
    packed,
    Buffer.from('\nendstream'),
  ]);
}

/** Objects of a document by number, and the table that says where each of them starts. */
function assemble(objects: readonly (Buffer | string)[], root: number, info: number): Buffer {
  const parts = [Buffer.from('%PDF-1.7\n%âãÏÓ\n', 'latin1')];
  const starts: number[] = [];
  let length = parts[0]?.length ?? 0;
  for (const [index, object] of objects.entries()) {
    const part = Buffer.concat([
      Buffer.from(`${String(index + 1)} 0 obj\n`),
      typeof object === 'string' ? Buffer.from(object, 'latin1') : object,
      Buffer.from('\nendobj\n'),
    ]);
    starts.push(length);
    length += part.length;
    parts.push(part);
  }
  const rows = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('');
  const size = String(objects.length + 1);
  parts.push(
    Buffer.from(
      `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<</Size ${size}/Root ${String(root)} 0 R/Info ${String(info)} 0 R>>\nstartxref\n${String(length)}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}

function fontObjects(name: string, { font, file, letters }: Face, first: number) {
  const em = 1000 / font.unitsPerEm;
  const ref = (offset: number) => `${String(first + offset)} 0 R`;
  const glyphs = [...letters].toSorted(([a], [b]) => a - b);
  const widths = glyphs.map(
    ([id]) => `${String(id)}[${number(font.getGlyph(id).advanceWidth * em)}]`,
  );
  const map = glyphs.map(([id, letter]) => `<${hex(id)}><${utf16(letter)}>`).join('\n');
  const { minX, minY, maxX, maxY } = font.bbox;
  const box = [minX, minY, maxX, maxY].map((edge) => number(edge * em)).join(' ');
  const face = `SGOTHI+SpecialGothic-${name}`;
  return [
    `<</Type/Font/Subtype/Type0/BaseFont/${face}/Encoding/Identity-H/DescendantFonts[${ref(1)}]/ToUnicode ${ref(4)}>>`,
    `<</Type/Font/Subtype/CIDFontType2/BaseFont/${face}/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>/CIDToGIDMap/Identity/FontDescriptor ${ref(2)}/W[${widths.join('')}]>>`,
    `<</Type/FontDescriptor/FontName/${face}/Flags 4/FontBBox[${box}]/ItalicAngle 0/Ascent ${number(font.ascent * em)}/Descent ${number(font.descent * em)}/CapHeight ${number(font.capHeight * em)}/StemV 120/FontFile2 ${ref(3)}>>`,
    stream(file, `/Length1 ${String(file.length)}`),
    stream(
      `/CIDInit /ProcSet findresource begin\n12 dict begin\nbegincmap\n/CIDSystemInfo<</Registry(Adobe)/Ordering(UCS)/Supplement 0>>def\n/CMapName/Letters def\n/CMapType 2 def\n1 begincodespacerange\n<0000><ffff>\nendcodespacerange\n${String(glyphs.length)} beginbfchar\n${map}\nendbfchar\nendcmap\nend\nend`,
    ),
  ];
}

/** Objects that a font takes in a document. */
const OBJECTS_OF_FACE = 5;

/**
 * Makes a typesetter with the letters that a document needs.
 *
 * @param characters every letter that is set; at most 100 different ones
 */
export async function createTypesetter(characters: string): Promise<Typesetter> {
  const faces = new Map<FaceName, Face>();
  for (const name of Object.keys(FACES) as FaceName[]) {
    const file = await subsetFont(source, characters, {
      targetFormat: 'truetype',
      variationAxes: FACES[name],
    });
    faces.set(name, { font: create(file), file, letters: new Map() });
  }
  const faceOf = (name: FaceName): Face => {
    const face = faces.get(name);
    if (!face) throw new Error(`The document has no face "${name}".`);
    return face;
  };

  const measure: Typesetter['measure'] = ({ text, size, face, tracking = 0 }) => {
    const { font } = faceOf(face);
    const advance = font.layout(text).positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
    return size * (advance / font.unitsPerEm + tracking * text.length);
  };

  const draw = (line: PdfLine, height: number): string => {
    const { font, letters } = faceOf(line.face);
    const index = Object.keys(FACES).indexOf(line.face);
    const { glyphs, positions } = font.layout(line.text);
    const pieces = glyphs.map((glyph, at) => {
      letters.set(glyph.id, String.fromCodePoint(...glyph.codePoints));
      const kern = glyph.advanceWidth - (positions[at]?.xAdvance ?? glyph.advanceWidth);
      return `<${hex(glyph.id)}>${number((kern * 1000) / font.unitsPerEm)}`;
    });
    const spacing = number((line.tracking ?? 0) * line.size);
    return `BT/F${String(index)} ${number(line.size)} Tf ${spacing} Tc ${number(line.x)} ${number(height - line.y)} Td[${pieces.join('')}]TJ ET`;
  };

  return {
    measure,
    wrap(line, room) {
      const lines: string[] = [];
      for (const word of line.text.split(' ')) {
        const longer = lines.length === 0 ? word : `${lines.at(-1) ?? ''} ${word}`;
        if (lines.length > 0 && measure({ ...line, text: longer }) <= room) {
          lines[lines.length - 1] = longer;
        } else lines.push(word);
      }
      return lines;
    },
    write(pages, { title, language, width, height, ink }) {
      const contents = pages.map(({ areas, lines }) =>
        stream(
          [
            ...areas.map(
              ({ x, y, colour, ...area }) =>
                `${colour.map(number).join(' ')} rg ${number(x)} ${number(height - y - area.height)} ${number(area.width)} ${number(area.height)} re f`,
            ),
            `${ink.map(number).join(' ')} rg`,
            ...lines.map((line) => draw(line, height)),
          ].join('\n'),
        ),
      );
      const names = Object.keys(FACES) as FaceName[];
      const firstPage = 4 + names.length * OBJECTS_OF_FACE;
      const fonts = names.map((_, index) => {
        const at = 4 + index * OBJECTS_OF_FACE;
        return `/F${String(index)} ${String(at)} 0 R`;
      });
      const kids = pages.map((_, index) => `${String(firstPage + index * 2)} 0 R`);
      return assemble(
        [
          `<</Type/Catalog/Pages 2 0 R/Lang(${language})/ViewerPreferences<</DisplayDocTitle true>>>>`,
          `<</Type/Pages/Kids[${kids.join(' ')}]/Count ${String(pages.length)}/MediaBox[0 0 ${number(width)} ${number(height)}]/Resources<</Font<<${fonts.join('')}>>>>>>`,
          `<</Title<feff${utf16(title)}>>>`,
          ...names.flatMap((name, index) =>
            fontObjects(name, faceOf(name), 4 + index * OBJECTS_OF_FACE),
          ),
          ...contents.flatMap((content, index) => [
            `<</Type/Page/Parent 2 0 R/Contents ${String(firstPage + index * 2 + 1)} 0 R>>`,
            content,
          ]),
        ],
        1,
        3,
      );
    },
  };
}
