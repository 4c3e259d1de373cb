import { encodeCode } from '@waypage/codes';
import type { Alphabets } from '@waypage/codes/draw';
import {
  findLayout,
  layOutSheets,
  type PieceContent,
  SCALE_LINE,
  type PaperId,
} from '@waypage/codes/print';
import { layOutStrip } from '@waypage/codes/print-strip';
import { useMemo } from 'react';
import { useTranslation, type TFunction } from '#services/i18n/useTranslation.ts';
import { cleanText } from '#services/clean-text.ts';
import { FINDERS, readLabelRequest, type KitState } from './kit-state.ts';
import { readableUrl } from './readable-url.ts';

type Translate = TFunction<['print-kit']>;

export type DrawnSheets = ReturnType<typeof drawSheets>;

/** Returns the drawing for a state, and a function that draws it with letters that have loaded later. */
export function useDrawnSheets(
  state: KitState,
  text: string,
  letters: Alphabets | undefined,
): readonly [DrawnSheets, (letters: Alphabets) => DrawnSheets] {
  const { t } = useTranslation(['print-kit']);
  const draw = useMemo(
    () => (alphabets: Alphabets | undefined) => drawSheets(t, state, text, alphabets),
    [t, state, text],
  );
  return [useMemo(() => draw(letters), [draw, letters]), draw];
}

function drawSheets(t: Translate, state: KitState, text: string, alphabets: Alphabets | undefined) {
  const content = contentOfPiece(t, state, text);
  const layout = findLayout(state.layout, state.paper, state.labels);
  const what = layout.labels ?? t(`print-kit:layouts.${state.layout}.name`);
  const name = t('print-kit:sheet.name', { what, paper: paperName(t, layout.paper) });
  const { columns, rows } = layout.grid;
  const laidOut = layOutSheets({
    ...state,
    ...content,
    texts: content,
    alphabets,
    words: {
      name,
      scale: t('print-kit:sheet.scale', { percent: 100, length: SCALE_LINE }),
      fold: t('print-kit:sheet.fold'),
    },
    request: readLabelRequest(state, columns * rows).request,
  });
  const { strip, sheet: stripSheet } = layOutStrip({
    ...content,
    side: laidOut.side,
    paper: state.paper,
    words: {
      title: t('print-kit:strip.title'),
      millimeters: (side) => t('print-kit:millimeters', { side }),
    },
    alphabets,
  });
  return { ...laidOut, strip, stripSheet, name, content };
}

function contentOfPiece(t: Translate, state: KitState, text: string): PieceContent {
  const { call, ownCall, heading, showsUrl, look } = state;
  const customCalls = { none: '', own: cleanText(ownCall) } as const;
  return {
    title: cleanText(heading).trim(),
    call: (call === 'none' || call === 'own'
      ? customCalls[call]
      : t(`print-kit:calls.${call}`)
    ).trim(),
    url: showsUrl ? readableUrl(text) : '',
    code: encodeCode(text),
    finders: FINDERS[look],
  };
}

/** ISO sizes have the same name everywhere. */
export function paperName(t: Translate, paper: PaperId): string {
  return paper === 'letter' ? t('print-kit:letter') : paper.toUpperCase();
}
