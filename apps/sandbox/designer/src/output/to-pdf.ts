import type { Drawing, Fill, Picture } from '../drawing/draw.ts';
import { readPath } from '../drawing/paths.ts';

/** A picture as PDF takes it: a whole JPEG file. */
export interface Jpeg {
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
}

const POINTS_PER_MM = 72 / 25.4;

/**
 * Writes a drawing as PDF 1.4 of one page in true size, everything but the logo's picture as
 * outlines. A library would be many times as long as what a page of filled paths needs.
 *
 * @param jpeg the pixels of `drawing.picture`, on the stock: JPEG has no transparency
 */
export function toPdf(drawing: Drawing, mmPerUnit: number, jpeg?: Jpeg): Uint8Array<ArrayBuffer> {
  const scale = mmPerUnit * POINTS_PER_MM;
  const width = number(drawing.width * scale);
  const height = number(drawing.height * scale);
  const { picture } = drawing;
  const content = [
    // PDF counts upwards from the foot of the page.
    `${number(scale)} 0 0 ${number(-scale)} 0 ${height} cm`,
    ...drawing.fills.map(writeFill),
    ...(picture && jpeg ? [writePicture(picture)] : []),
  ].join('\n');
  const resources = jpeg ? '<< /XObject << /Logo 5 0 R >> >>' : '<< >>';

  const objects: (readonly [dictionary: string, stream?: Uint8Array])[] = [
    ['<< /Type /Catalog /Pages 2 0 R >>'],
    ['<< /Type /Pages /Kids [3 0 R] /Count 1 >>'],
    [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Resources ${resources} /Contents 4 0 R >>`,
    ],
    ['<< >>', toBytes(content)],
  ];
  if (jpeg) {
    objects.push([
      `<< /Type /XObject /Subtype /Image /Width ${jpeg.width} /Height ${jpeg.height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode >>`,
      jpeg.bytes,
    ]);
  }
  return assemble(objects);
}

function writeFill({ path, colour, rule }: Fill): string {
  const channels = [1, 3, 5].map((at) =>
    number(Number.parseInt(colour.slice(at, at + 2), 16) / 255),
  );
  return `${channels.join(' ')} rg\n${writePath(path)}\n${rule === 'evenodd' ? 'f*' : 'f'}`;
}

function writePath(path: string): string {
  let [x, y] = [0, 0];
  return readPath(path)
    .map(({ command, numbers }) => {
      const [startX, startY] = [x, y];
      x = numbers.at(-2) ?? x;
      y = numbers.at(-1) ?? y;
      switch (command) {
        case 'M':
          return `${numbers.map(number).join(' ')} m`;
        case 'L':
          return `${numbers.map(number).join(' ')} l`;
        case 'C':
          return `${numbers.map(number).join(' ')} c`;
        case 'Z':
          return 'h';
        case 'Q': {
          // PDF has cubic curves only.
          const [controlX = 0, controlY = 0] = numbers;
          const toward = (from: number, control: number) => from + ((control - from) * 2) / 3;
          const cubic = [
            toward(startX, controlX),
            toward(startY, controlY),
            toward(x, controlX),
            toward(y, controlY),
            x,
            y,
          ];
          return `${cubic.map(number).join(' ')} c`;
        }
      }
    })
    .join('\n');
}

function writePicture({ x, y, width, height }: Picture): string {
  return `q ${number(width)} 0 0 ${number(-height)} ${number(x)} ${number(y + height)} cm /Logo Do Q`;
}

/** Joins the objects into a file with the table of where each begins. */
function assemble(
  objects: readonly (readonly [dictionary: string, stream?: Uint8Array])[],
): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = [];
  let length = 0;
  const add = (part: string | Uint8Array) => {
    const bytes = typeof part === 'string' ? toBytes(part) : part;
    parts.push(bytes);
    length += bytes.length;
  };

  add('%PDF-1.4\n');
  const offsets = objects.map(([dictionary, stream], index) => {
    const offset = length;
    add(`${index + 1} 0 obj\n`);
    if (stream) {
      add(`${dictionary.slice(0, -2)}/Length ${stream.length} >>\nstream\n`);
      add(stream);
      add('\nendstream');
    } else add(dictionary);
    add('\nendobj\n');
    return offset;
  });
  const table = length;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
  const count = objects.length + 1;
  add(`xref\n0 ${count}\n0000000000 65535 f \n${rows.join('')}`);
  add(`trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`);

  const file = new Uint8Array(length);
  let position = 0;
  for (const part of parts) {
    file.set(part, position);
    position += part.length;
  }
  return file;
}

/** Without an exponent, which PDF does not read. */
function number(value: number): string {
  return String(Number(value.toFixed(4)));
}

function toBytes(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
