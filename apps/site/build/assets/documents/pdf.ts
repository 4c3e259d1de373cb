import { jsPDF } from 'jspdf';
import subsetFont from 'subset-font';
import { HEADING_FONT } from '../outline.ts';

const FACES = {
  wide: { wdth: 125, wght: 640 },
  bold: { wdth: 100, wght: 640 },
  text: { wdth: 100, wght: 400 },
  narrow: { wdth: 75, wght: 640 },
} as const;

/** Lengths in points from the top left corner of the page. */
export interface PdfLine {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly face: keyof typeof FACES;
  /** Letter spacing in ems. @default 0 */
  readonly tracking?: number;
}

/** Lengths in points from the top left corner of the page. */
export interface PdfArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly colour: string;
}

export interface PdfPage {
  readonly areas: readonly PdfArea[];
  readonly lines: readonly PdfLine[];
}

export interface PdfOptions {
  readonly title: string;
  readonly language: Parameters<jsPDF['setLanguage']>[0];
  readonly width: number;
  readonly height: number;
  readonly ink: string;
}

export type Typesetter = Awaited<ReturnType<typeof createTypesetter>>;

type Unplaced = Omit<PdfLine, 'x' | 'y'>;

/** Creates a typesetter with a subset of the heading font, for all characters of a document. */
export async function createTypesetter(characters: string) {
  const fonts = await Promise.all(
    Object.entries(FACES).map(async ([name, variationAxes]) => {
      const file = await subsetFont(HEADING_FONT, characters, {
        targetFormat: 'truetype',
        variationAxes,
      });
      return [name, Buffer.from(file).toString('base64')] as const;
    }),
  );
  const create = (width: number, height: number): jsPDF => {
    const pdf = new jsPDF({ unit: 'pt', format: [width, height], compress: true });
    for (const [name, file] of fonts) {
      pdf.addFileToVFS(`${name}.ttf`, file);
      pdf.addFont(`${name}.ttf`, name, 'normal');
    }
    return pdf;
  };
  const ruler = create(100, 100);
  const choose = (pdf: jsPDF, { face, size, tracking = 0 }: Omit<Unplaced, 'text'>) =>
    pdf
      .setFont(face, 'normal')
      .setFontSize(size)
      .setCharSpace(tracking * size);

  return {
    measure: ({ text, ...line }: Unplaced): number => choose(ruler, line).getTextWidth(text),
    wrap: ({ text, ...line }: Unplaced, room: number) =>
      choose(ruler, line).splitTextToSize(text, room) as readonly string[],
    write(pages: readonly PdfPage[], options: PdfOptions): Buffer {
      const { title, language, width, height, ink } = options;
      const pdf = create(width, height);
      pdf
        .setProperties({ title })
        .setLanguage(language)
        .viewerPreferences({ DisplayDocTitle: true });
      // Keeps the bytes of two builds equal.
      pdf.setCreationDate(new Date(0)).setFileId('0'.repeat(32));
      for (const [index, { areas, lines }] of pages.entries()) {
        if (index > 0) pdf.addPage();
        for (const { x, y, colour, ...area } of areas) {
          pdf.setFillColor(colour).rect(x, y, area.width, area.height, 'F');
        }
        pdf.setTextColor(ink);
        for (const { text, x, y, ...line } of lines) choose(pdf, line).text(text, x, y);
      }
      return Buffer.from(pdf.output('arraybuffer'));
    },
  };
}
