import { PDFiumLibrary } from '@hyzyla/pdfium';
import { describe, expect, it } from 'vitest';
import { createTypesetter, type PdfLine } from './pdf.ts';

const LINE: PdfLine = { text: 'Ñandú', x: 10, y: 20, size: 12, face: 'wide' };
const OPTIONS = { title: 'Día', language: 'es', width: 100, height: 200, ink: '#000000' } as const;

async function write(): Promise<Buffer> {
  const set = await createTypesetter('Ñandú ');
  const page = { areas: [], lines: [LINE] };
  return set.write([page, page], OPTIONS);
}

describe('typesetter', () => {
  it('sets the language and title of a document', async () => {
    const file = (await write()).toString('latin1');
    expect(file).toContain('/Lang (es)');
    expect(file).toMatch(/\/Title \([^)]*D/);
  });

  it('keeps letters as text on every page', async () => {
    const library = await PDFiumLibrary.init();
    const document = await library.loadDocument(await write());
    const messages = [...document.pages()].map((page) => page.getText());
    document.destroy();
    library.destroy();
    expect(messages).toEqual(['Ñandú', 'Ñandú']);
  });

  it('writes the same bytes twice', async () => {
    expect((await write()).equals(await write())).toBe(true);
  });

  it('breaks a line between words', async () => {
    const set = await createTypesetter('Ñandú ');
    const line = { ...LINE, text: 'Ñandú Ñandú Ñandú' };
    const room = set.measure({ ...LINE, text: 'Ñandú Ñandú' }) + 0.01;
    expect(set.wrap(line, room)).toEqual(['Ñandú Ñandú', 'Ñandú']);
  });
});
