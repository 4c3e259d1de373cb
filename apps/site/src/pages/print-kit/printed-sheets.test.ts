// @vitest-environment node
import { LOCALES, type Locale } from '@waypage/content';
import { loadMessages } from '@waypage/content/messages';
import { encodeCode } from '@waypage/codes';
import type { Alphabets } from '@waypage/codes/draw';
import {
  findLayout,
  labelSheetsOf,
  layOutSheets,
  LAYOUTS,
  loadAlphabets,
  papersOf,
} from '@waypage/codes/print';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { createI18n } from '#services/i18n/create-i18n.ts';
import { sheetWords } from './sheet-words.ts';

const INK = '#15140F';

const PRINTS = LAYOUTS.flatMap((layout) =>
  papersOf(layout).flatMap((paper) =>
    (layout === 'stickers' ? labelSheetsOf(paper).map(({ id }) => id) : [undefined]).flatMap(
      (labels) => LOCALES.map((locale) => ({ layout, paper, labels, locale })),
    ),
  ),
);

let letters: Alphabets;

beforeAll(async () => {
  letters = await loadAlphabets();
});

async function translator(locale: Locale) {
  const i18n = createI18n(locale, await loadMessages(locale, ['print-kit']));
  return i18n.getFixedT(locale, ['print-kit']);
}

describe('a printed sheet', () => {
  // French has the longest words.
  it.each(PRINTS.filter(({ locale }) => inject('isFullRun') || locale === 'fr'))(
    '$layout $labels on $paper in $locale holds its words, long ones too, off the quiet zone',
    async ({ layout: id, paper, labels, locale }) => {
      const t = await translator(locale);
      const layout = findLayout(id, paper, labels);
      const long = `${'Donaudampfschifffahrtsgesellschaft '.repeat(6)}${'x'.repeat(80)}`;
      for (const text of [t('print-kit:headingDefault'), long]) {
        for (const length of [10, 120]) {
          const url = `lumbre.example/${'hoy'.repeat(length / 3)}`;
          const code = encodeCode(url);
          const {
            sheets: [sheet],
          } = layOutSheets({
            layout: id,
            paper,
            labels,
            code,
            texts: { title: text, call: text, url },
            alphabets: letters,
            words: sheetWords(t, id, layout),
          });
          const [piece, marks] = sheet.groups;
          const { width, height } = layout.grid;
          const bleed = layout.piece.bleed ?? 0;
          const placed = piece?.places[0];
          const first = sheet.codes[0];
          if (!piece || !marks || !placed || !first) throw new Error('The sheet is empty.');
          expect(first.side).toBeGreaterThanOrEqual(20);
          expect(Number.isInteger(first.side), 'whole millimetres').toBe(true);
          const clear = (first.side / code.size) * 4;
          const local = placed.isTurned
            ? { x: placed.x - first.x - first.side, y: placed.y - first.y - first.side }
            : { x: first.x - placed.x, y: first.y - placed.y };
          for (const shape of piece.shapes.filter(({ at }) => !at)) {
            const bounds = pathBounds(shape.path);
            if (!bounds) continue;
            expect(bounds.left).toBeGreaterThanOrEqual(-bleed);
            expect(bounds.top).toBeGreaterThanOrEqual(-bleed);
            expect(bounds.right).toBeLessThanOrEqual(width + bleed);
            expect(bounds.bottom).toBeLessThanOrEqual(height + bleed);
          }
          // Text is inked without an `at`, unlike the code.
          const words = piece.shapes.filter(({ color, at }) => color === INK && !at);
          for (const shape of words) {
            const bounds = pathBounds(shape.path);
            if (!bounds) continue;
            const isOff =
              bounds.right <= local.x - clear + 0.01 ||
              bounds.left >= local.x + first.side + clear - 0.01 ||
              bounds.bottom <= local.y - clear + 0.01 ||
              bounds.top >= local.y + first.side + clear - 0.01;
            expect(isOff, 'words off the clear edge').toBe(true);
          }
          for (const { path } of marks.shapes) {
            const bounds = pathBounds(path);
            expect(bounds?.left ?? 0).toBeGreaterThanOrEqual(0);
            expect(bounds?.bottom ?? 0).toBeLessThanOrEqual(sheet.height);
          }
        }
      }
    },
  );
});

function pathBounds(path: string) {
  const numbers = (path.match(/-?[\d.]+/g) ?? []).map(Number);
  if (numbers.length === 0) return undefined;
  const across = numbers.filter((_, index) => index % 2 === 0);
  const down = numbers.filter((_, index) => index % 2 === 1);
  return {
    left: Math.min(...across),
    right: Math.max(...across),
    top: Math.min(...down),
    bottom: Math.max(...down),
  };
}
