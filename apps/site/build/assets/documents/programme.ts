import { formatTime, type Locale } from '@waypage/content';
import type { TFunction } from '#services/i18n/useTranslation.ts';
import { CONCERTS } from '#samples/pdf-programme/concerts.ts';
import { createTypesetter, type PdfArea, type PdfLine, type Typesetter } from './pdf.ts';

/** A5, in points. */
const WIDTH = 419.53;
const HEIGHT = 595.28;
const MARGIN = 30;
const ROOM = WIDTH - 2 * MARGIN;
const TIME_WIDTH = 104;
const INK = '#15170a';
const PAPER = '#e6ef5f';

const FADE = 0.7;
const REPETITIONS = 8;

function cover(set: Typesetter, title: string): readonly PdfLine[] {
  const voice = { text: title, face: 'wide', tracking: -0.045 } as const;
  let size = ROOM / set.measure({ ...voice, size: 1 });
  let y = MARGIN;
  return Array.from({ length: REPETITIONS }, () => {
    y += size * 0.98;
    const line = { ...voice, size, x: MARGIN, y };
    size *= FADE;
    return line;
  });
}

/** The PDF that the sample page of a concert day links to: a cover and its five hours. */
export async function programme(t: TFunction, locale: Locale): Promise<Buffer> {
  const say = (key: Parameters<typeof t>[0]) => t(key).replaceAll('\u00a0', ' ');
  const title = say('template-pages:pdfProgramme.name');
  const day = say('sample-pdf-programme:day');
  const place = say('sample-pdf-programme:place');
  const lead = say('sample-pdf-programme:lead');
  const doors = say('sample-pdf-programme:doors');
  const concerts = CONCERTS.map(({ id, time, title: name }) => ({
    time: formatTime(time, locale).replaceAll('\u00a0', ' '),
    title: say(name),
    by: say(`sample-pdf-programme:${id}By`),
    note: say(`sample-pdf-programme:${id}Note`),
  }));
  const words = [
    title,
    day,
    place,
    lead,
    doors,
    ...concerts.flatMap((said) => Object.values(said)),
  ].join('');
  const set = await createTypesetter([...new Set(words)].join(''));

  const lines: PdfLine[] = [];
  const areas: PdfArea[] = [];
  let y = MARGIN;
  for (const concert of concerts) {
    areas.push({ x: MARGIN, y, width: ROOM, height: 1, colour: INK });
    lines.push(
      { text: concert.time, face: 'narrow', size: 34, x: MARGIN, y: y + 36 },
      {
        text: concert.title,
        face: 'wide',
        size: 17,
        tracking: -0.03,
        x: MARGIN + TIME_WIDTH,
        y: y + 25,
      },
      { text: concert.by, face: 'bold', size: 11, x: MARGIN + TIME_WIDTH, y: y + 41 },
    );
    const note = { text: concert.note, face: 'text', size: 11 } as const;
    for (const [index, text] of set.wrap(note, ROOM - TIME_WIDTH).entries()) {
      lines.push({ ...note, text, x: MARGIN + TIME_WIDTH, y: y + 60 + index * 14.5 });
    }
    y += 106;
  }

  const foot = (text: string, row: number): PdfLine => ({
    text,
    face: row === 0 ? 'bold' : 'text',
    size: 15,
    x: MARGIN,
    y: HEIGHT - MARGIN - 60 + row * 20,
  });
  const paper = { x: 0, y: 0, width: WIDTH, height: HEIGHT, colour: PAPER };
  const feet = [day, place, lead, doors].map(foot);
  return set.write(
    [
      { areas: [paper], lines: [...cover(set, title), ...feet] },
      { areas: [paper, ...areas], lines },
    ],
    { title: `${title}, ${day}`, language: locale, width: WIDTH, height: HEIGHT, ink: INK },
  );
}
