import { formatTime, type Locale } from '@waypage/content';
import { jsPDF } from 'jspdf';
import subsetFont from 'subset-font';
import type { TFunction } from '#services/i18n/useTranslation.ts';
import { CONCERTS } from '#samples/pdf-programme/concerts.ts';
import { HEADING_FONT } from './outline.ts';

const FACES = {
  wide: { wdth: 125, wght: 640 },
  bold: { wdth: 100, wght: 640 },
  text: { wdth: 100, wght: 400 },
  narrow: { wdth: 75, wght: 640 },
} as const;

/** A5, in points. */
const WIDTH = 419.53;
const HEIGHT = 595.28;
const MARGIN = 30;
const ROOM = WIDTH - 2 * MARGIN;
const TIME_WIDTH = 104;
const CONCERT_HEIGHT = 106;
const INK = '#15170a';
const PAPER = '#e6ef5f';

const FADE = 0.7;
const REPETITIONS = 8;

/** Creates a document with a subset of the heading font, for all of its characters. */
async function createDocument(characters: string): Promise<jsPDF> {
  const pdf = new jsPDF({ unit: 'pt', format: [WIDTH, HEIGHT], compress: true });
  for (const [face, variationAxes] of Object.entries(FACES)) {
    const options = { targetFormat: 'truetype', variationAxes } as const;
    const file = await subsetFont(HEADING_FONT, characters, options);
    pdf.addFileToVFS(`${face}.ttf`, Buffer.from(file).toString('base64'));
    pdf.addFont(`${face}.ttf`, face, 'normal');
  }
  // Keeps the bytes of two builds equal.
  return pdf.setCreationDate(new Date(0)).setFileId('0'.repeat(32));
}

/** The PDF that the sample page of a concert day links to: a cover and its five hours. */
export async function programme(t: TFunction, locale: Locale): Promise<Buffer> {
  const say = (key: Parameters<typeof t>[0]) => t(key).replaceAll('\u00a0', ' ');
  const title = say('template-pages:pdfProgramme.name');
  const day = say('sample-pdf-programme:day');
  const feet = [
    day,
    say('sample-pdf-programme:place'),
    say('sample-pdf-programme:lead'),
    say('sample-pdf-programme:doors'),
  ];
  const concerts = CONCERTS.map(({ id, time, title: name }) => ({
    time: formatTime(time, locale).replaceAll('\u00a0', ' '),
    title: say(name),
    by: say(`sample-pdf-programme:${id}By`),
    note: say(`sample-pdf-programme:${id}Note`),
  }));
  const texts = [title, ...feet, ...concerts.flatMap((concert) => Object.values(concert))];
  const pdf = await createDocument([...new Set(texts.join(''))].join(''));
  pdf
    .setProperties({ title: `${title}, ${day}` })
    .setLanguage(locale)
    .viewerPreferences({ DisplayDocTitle: true });

  /** Chooses the type of the next lines, with letter spacing in ems. */
  const choose = (face: keyof typeof FACES, size: number, tracking = 0) =>
    pdf
      .setFont(face, 'normal')
      .setFontSize(size)
      .setCharSpace(tracking * size);
  const fill = (color: string, y: number, height: number, margin = 0) =>
    pdf.setFillColor(color).rect(margin, y, WIDTH - 2 * margin, height, 'F');

  fill(PAPER, 0, HEIGHT);
  pdf.setTextColor(INK);
  let size = ROOM / choose('wide', 1, -0.045).getTextWidth(title);
  let y = MARGIN;
  for (let count = 0; count < REPETITIONS; count += 1) {
    y += size * 0.98;
    choose('wide', size, -0.045).text(title, MARGIN, y);
    size *= FADE;
  }
  for (const [row, text] of feet.entries())
    choose(row === 0 ? 'bold' : 'text', 15).text(text, MARGIN, HEIGHT - MARGIN - 60 + row * 20);

  pdf.addPage();
  fill(PAPER, 0, HEIGHT);
  for (const row of concerts.keys()) fill(INK, MARGIN + row * CONCERT_HEIGHT, 1, MARGIN);
  pdf.setTextColor(INK);
  for (const [row, concert] of concerts.entries()) {
    const top = MARGIN + row * CONCERT_HEIGHT;
    const left = MARGIN + TIME_WIDTH;
    choose('narrow', 34).text(concert.time, MARGIN, top + 36);
    choose('wide', 17, -0.03).text(concert.title, left, top + 25);
    choose('bold', 11).text(concert.by, left, top + 41);
    const lines = choose('text', 11).splitTextToSize(concert.note, ROOM - TIME_WIDTH) as string[];
    for (const [index, line] of lines.entries()) pdf.text(line, left, top + 60 + index * 14.5);
  }
  return Buffer.from(pdf.output('arraybuffer'));
}
