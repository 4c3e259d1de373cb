import { formatNumber } from '@waypage/content';
import { nameCharacter } from '@waypage/codes';
import { missingCharacters } from '@waypage/codes/draw';
import {
  checkPrint,
  PIECE_TEXT_NAMES,
  PRINT_RULES,
  quietZoneMm,
  scanDistanceM,
  smallestSide,
} from '@waypage/codes/print';
import { Container, useAnnouncement } from '@waypage/ui';
import { useDeferredValue, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from '#services/i18n/useTranslation.ts';
import { Figures } from '#components/figures/Figures.tsx';
import { figuresIn } from '#components/figures/spoken-measure.ts';
import { LinkRow } from '#components/link-row/LinkRow.tsx';
import { PageBody } from '#components/page-body/PageBody.styles.ts';
import { WithoutScripts } from '#components/without-scripts/WithoutScripts.tsx';
import { encodeContent } from '#features/code-content/encode-content.ts';
import { countAction } from '#services/counted-actions.ts';
import { contentOf, initialState, isUnknownCampaign } from './kit-state.ts';
import { KitActions, Actions } from './KitActions.tsx';
import { Form, KitForm } from './KitForm.tsx';
import { LayoutPicker } from './LayoutPicker.tsx';
import { PrintedSheet } from './SheetDrawing.tsx';
import { SheetBoard, Board } from './SheetBoard.tsx';
import { useDrawnSheets } from './useDrawnSheets.ts';
import { useKit, usePrint, useLetters } from './useKit.ts';
import { media, vars } from '@waypage/ui/theme';
import { styled } from 'styled-components';
import { PageTitle } from '#components/page-title/PageTitle.tsx';

const SAMPLE_URL = 'lumbre.example/hoy';

const TEXT_NAMES = {
  title: 'print-kit:heading',
  call: 'print-kit:call',
  url: 'print-kit:address',
} as const;

const NEXT = [
  { to: '/check-a-code', id: 'check' },
  { to: '/print-planner', id: 'planner' },
  { to: '/before-you-print', id: 'before' },
] as const;

/** Sheets to print with a code, in true size (docs/product.md, section 2, "Print kit"). */
export function PrintKit() {
  const { t, locale } = useTranslation(['print-kit']);
  const [initial] = useState(() => initialState(SAMPLE_URL, t('print-kit:headingDefault')));
  const { state, change, isChanged } = useKit(initial);
  const letters = useLetters();
  const [printTarget, print] = usePrint();

  const text = contentOf(state);
  const code = isUnknownCampaign(text) ? 'unknownCampaign' : encodeContent(text);
  // A content that cannot be printed yet keeps the last sheet that could.
  const [printable, setPrintable] = useState(() => contentOf(initial));
  if (typeof code !== 'string' && printable !== text) setPrintable(text);
  const deferred = useDeferredValue(
    useMemo(() => ({ state, text: printable }), [state, printable]),
  );
  const [drawn, draw] = useDrawnSheets(deferred.state, deferred.text, letters);
  const { content, side } = drawn;
  const [sheet] = drawn.sheets;

  const missing = letters
    ? missingCharacters(letters.narrow, PIECE_TEXT_NAMES.map((name) => content[name]).join(''))
    : [];
  const modules = content.code.size;
  const sizeError = checkPrint({ modules, widthMm: side }).find(
    ({ severity }) => severity === 'fatal',
  )?.id;
  const length = (value: number, digits = 0) => formatNumber(value, locale, digits);
  const remarks = [
    sizeError &&
      t(sizeError === 'module' ? 'print-kit:tooFine' : 'print-kit:tooSmall', {
        modules,
        module: length(side / modules, 2),
        least: length(PRINT_RULES.minModuleMm, 1),
        size: length(side),
        side: length(smallestSide(modules)),
      }),
    drawn.cut.length > 0 &&
      t('print-kit:cut', { texts: drawn.cut.map((name) => t(TEXT_NAMES[name])).join(', ') }),
    missing.length > 0 &&
      t('print-kit:missing', { characters: missing.map(nameCharacter).join(' ') }),
  ].filter((remark) => typeof remark === 'string');

  const units = {
    millimeter: t('print-kit:units.mm'),
    centimeter: t('print-kit:units.cm'),
    percent: t('print-kit:units.percent'),
  };
  const figure = figuresIn(units, locale);
  const distance = t('print-kit:figures.distance');
  const pieces = String(sheet.codes.length);
  const figures = [
    figure(t('print-kit:figures.pattern'), side, 'millimeter', 0),
    figure(t('print-kit:figures.edge'), quietZoneMm(side, modules), 'millimeter'),
    sizeError
      ? { name: distance, value: '–', unit: '', spoken: t('print-kit:figures.noDistance') }
      : figure(distance, scanDistanceM(side) * 100, 'centimeter', 0),
    { name: t('print-kit:figures.pieces'), value: pieces, unit: '', spoken: pieces },
    figure(t('print-kit:figures.scale'), 100, 'percent', 0),
  ];
  useAnnouncement(remarks.join(' '), { muted: !isChanged });

  return (
    <PageBody>
      <Container>
        <Title title={t('print-kit:title')} lead={t('print-kit:lead')} />
        <WithoutScripts>
          <p>{t('print-kit:withoutScript')}</p>
        </WithoutScripts>
        <LayoutPicker
          layout={state.layout}
          content={content}
          letters={letters}
          onChange={(layout) => change({ layout })}
        />
        <Work>
          <KitForm state={state} content={text} code={code} remarks={remarks} onChange={change} />
          <KitActions
            fileName={`print-kit-${deferred.state.layout}-${deferred.state.paper}`}
            draw={draw}
            onPrint={() => {
              countAction({ name: 'print', layout: state.layout, place: 'print-kit' });
              print('sheet');
            }}
          />
          <SheetBoard sheet={sheet} strip={drawn.strip} onPrintStrip={() => print('strip')} />
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
      {/* Beside the page for the print dialog, which then prints only the sheets. */}
      {printTarget &&
        createPortal(
          (printTarget === 'strip' ? [drawn.stripSheet] : drawn.sheets).map((each, index) => (
            <PrintedSheet key={index} sheet={each} paper={deferred.state.paper} />
          )),
          document.body,
        )}
    </PageBody>
  );
}

const Title = styled(PageTitle)`
  & > h1 {
    max-inline-size: 13em;
  }
`;

/** The print actions are below the form in a narrow viewport, and below everything in a wide one. */
const Work = styled.div`
  display: grid;

  @media ${media.belowLg} {
    & > ${Actions} {
      margin-block: 24px;
    }
  }
  @media ${media.belowMd} {
    & > :is(${Form}, ${Board}) {
      margin-inline: calc(-1 * ${vars.space.gutter});
    }
  }
  @media ${media.lg} {
    grid-template-columns: 392px minmax(0, 1fr);

    & > ${Actions} {
      order: 1;
    }
    & > :is(${Actions}, dl) {
      grid-column: 1 / -1;
    }
  }
  @media ${media.noScript} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
