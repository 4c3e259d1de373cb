import { formatNumber } from '@waypage/content';
import {
  findPrintSizeFault,
  nameCharacter,
  PRINT_RULES,
  quietZoneMm,
  scanDistanceMetres,
} from '@waypage/content/print';
import { missingCharacters } from '@waypage/outlines';
import { Container, useAnnouncement } from '@waypage/ui';
import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Figures } from '#components/figures/Figures.tsx';
import { spokenMeasure } from '#components/figures/spoken-measure.ts';
import { LinkRow } from '#components/link-row/LinkRow.tsx';
import { WithoutScripts } from '#components/without-scripts/WithoutScripts.tsx';
import { useLocale } from '#services/i18n/useLocale.ts';
import { PIECE_TEXT_NAMES, smallestSide } from './drawing/draw-piece.ts';
import { contentOf, encodeContent, initialState } from './kit-state.ts';
import { KitActions } from './KitActions.tsx';
import { KitForm } from './KitForm.tsx';
import { LayoutPicker } from './LayoutPicker.tsx';
import { Root, Title, Work } from './PrintKit.styles.ts';
import { SheetBoard } from './SheetBoard.tsx';
import { useDrawnSheets } from './useDrawnSheets.ts';
import { useKit, usePrint, useLetters } from './useKit.ts';
import { createPortal } from 'react-dom';
import type { Sheet } from './drawing/sheet.ts';
import type { PaperId } from './layouts/label-sheets.ts';
import { Printed } from './PrintedSheets.styles.ts';
import { PrintedSheet } from './SheetDrawing.tsx';

const SAMPLE_ADDRESS = 'lumbre.example/hoy';

const TEXT_NAMES = {
  title: 'print-kit:heading',
  call: 'print-kit:call',
  address: 'print-kit:address',
} as const;

const NEXT = [
  { to: '/check-a-code', id: 'check' },
  { to: '/print-planner', id: 'planner' },
  { to: '/before-you-print', id: 'before' },
] as const;

/** Sheets to print with a code, in true size (docs/product.md, section 2, "Print kit"). */
export function PrintKit() {
  const { t } = useTranslation(['print-kit']);
  const locale = useLocale();
  const [initial] = useState(() => initialState(SAMPLE_ADDRESS, t('print-kit:headingDefault')));
  const { state, change, isChanged } = useKit(initial);
  const letters = useLetters();
  const [printed, print] = usePrint();

  const text = contentOf(state);
  const code = encodeContent(text);
  // A content that cannot be printed yet keeps the last sheet that could.
  const [known, setKnown] = useState(() => contentOf(initial));
  if (typeof code !== 'string' && known !== text) setKnown(text);
  const asked = useDeferredValue(useMemo(() => ({ state, text: known }), [state, known]));
  const [drawn, draw] = useDrawnSheets(asked.state, asked.text, letters);
  const { content, sheet, side } = drawn;

  const missing = letters
    ? missingCharacters(letters.narrow, PIECE_TEXT_NAMES.map((name) => content[name]).join(''))
    : [];
  const modules = content.code.size;
  const sizeError = findPrintSizeFault(side, modules);
  const length = (value: number, digits = 0) => formatNumber(value, locale, digits);
  const remarks = [
    ...(sizeError === undefined
      ? []
      : [
          t(sizeError === 'modules' ? 'print-kit:tooFine' : 'print-kit:tooSmall', {
            modules,
            module: length(side / modules, 2),
            least: length(PRINT_RULES.minModuleMm, 1),
            size: length(side),
            side: length(smallestSide(modules)),
          }),
        ]),
    ...(drawn.cut.length === 0
      ? []
      : [t('print-kit:cut', { texts: drawn.cut.map((name) => t(TEXT_NAMES[name])).join(', ') })]),
    ...(missing.length === 0
      ? []
      : [t('print-kit:missing', { characters: missing.map(nameCharacter).join(' ') })]),
  ];

  const mm = t('print-kit:units.mm');
  const edge = quietZoneMm(side, content.code.size);
  const distanceCm = scanDistanceMetres(side) * 100;
  const pieces = String(sheet.codes.length);
  const figures = [
    {
      name: t('print-kit:figures.pattern'),
      value: formatNumber(side, locale, 0),
      unit: mm,
      spoken: spokenMeasure(side, 'millimeter', locale, 0),
    },
    {
      name: t('print-kit:figures.edge'),
      value: formatNumber(edge, locale, 1),
      unit: mm,
      spoken: spokenMeasure(edge, 'millimeter', locale),
    },
    {
      name: t('print-kit:figures.distance'),
      ...(sizeError === undefined
        ? {
            value: formatNumber(distanceCm, locale, 0),
            unit: t('print-kit:units.cm'),
            spoken: spokenMeasure(distanceCm, 'centimeter', locale, 0),
          }
        : { value: '–', unit: '', spoken: t('print-kit:figures.noDistance') }),
    },
    {
      name: t('print-kit:figures.pieces'),
      value: pieces,
      unit: '',
      spoken: pieces,
    },
    {
      name: t('print-kit:figures.scale'),
      value: '100',
      unit: t('print-kit:units.percent'),
      spoken: spokenMeasure(100, 'percent', locale),
    },
  ];
  useAnnouncement(remarks.join(' '), { muted: !isChanged });

  return (
    <Root>
      <Container>
        <Title title={t('print-kit:title')} lead={t('print-kit:lead')} />
        <WithoutScripts>
          <p>{t('print-kit:withoutScript')}</p>
        </WithoutScripts>
        <LayoutPicker
          layout={state.layout}
          content={content}
          letters={letters}
          onChange={(layout) => {
            change({ layout });
          }}
        />
        <Work>
          <KitForm state={state} content={text} code={code} remarks={remarks} onChange={change} />
          <KitActions
            fileName={`print-kit-${asked.state.layout}-${asked.state.paper}`}
            draw={draw}
            onPrint={() => {
              print('sheet');
            }}
          />
          <SheetBoard
            sheet={sheet}
            strip={drawn.strip}
            onPrintStrip={() => {
              print('strip');
            }}
          />
          <Figures figures={figures} isChanged={isChanged} isWrong={typeof code === 'string'} />
        </Work>
        <LinkRow
          label={t('print-kit:next.label')}
          links={NEXT.map(({ to, id }) => ({
            to,
            title: t(`print-kit:next.${id}.title`),
            text: t(`print-kit:next.${id}.text`),
          }))}
        />
      </Container>
      {printed && (
        <PrintedSheets
          sheets={printed === 'strip' ? [drawn.stripSheet] : drawn.sheets}
          paper={asked.state.paper}
        />
      )}
    </Root>
  );
}

interface Props {
  readonly sheets: readonly Sheet[];
  readonly paper: PaperId;
}

/** Rendered beside the page for the print dialog, which then prints only the sheets. */
function PrintedSheets({ sheets, paper }: Props) {
  return createPortal(
    sheets.map((sheet, index) => (
      <Printed key={index} data-paper={paper}>
        <PrintedSheet sheet={sheet} />
      </Printed>
    )),
    document.body,
  );
}
