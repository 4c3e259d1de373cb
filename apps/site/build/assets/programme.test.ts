import { PDFiumLibrary } from '@hyzyla/pdfium';
import { loadMessages, MESSAGE_NAMESPACES } from '@waypage/content/messages';
import { expect, it } from 'vitest';
import { translator } from '#services/testing/translator.ts';
import { programme } from './programme.ts';

const messages = await loadMessages('es', MESSAGE_NAMESPACES);
const write = async () => programme(await translator('es', MESSAGE_NAMESPACES), 'es');
const file = await write();

it('sets the language and title of the document', () => {
  expect(file.toString('latin1')).toContain('/Lang (es)');
  expect(file.toString('latin1')).toMatch(/\/Title \([^)]*S/);
});

it('keeps letters as text, broken between words', async () => {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(file);
  const [cover = '', concerts = ''] = [...document.pages()].map((page) => page.getText());
  document.destroy();
  library.destroy();
  const { name } = messages['template-pages'].pdfProgramme;
  expect(cover.split(name)).toHaveLength(9);
  const { firstNote, fifthNote } = messages['sample-pdf-programme'];
  const text = concerts.replaceAll(/\s+/g, ' ');
  for (const note of [firstNote, fifthNote]) expect(text).toContain(note.replaceAll('\u00a0', ' '));
  expect(concerts).not.toContain(firstNote);
});

it('writes the same bytes twice', async () => {
  expect((await write()).equals(file)).toBe(true);
});
