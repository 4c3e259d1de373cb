import { formatNumber } from '@waypage/content';
import { ArrowRightIcon, Container, Heading } from '@waypage/ui';
import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Figures } from '../../components/figures/Figures.styles.ts';
import { SectionLead } from '../../components/section-head/SectionHead.styles.ts';
import { WithoutScripts } from '../../components/without-scripts/WithoutScripts.tsx';
import { useLocale } from '../../services/i18n/useLocale.ts';
import { clearEdge, PIECE_TEXTS, readingDistance } from './drawing/draw-piece.ts';
import { missingCharacters } from './drawing/fit-text.ts';
import { contentOf, encodeContent, initialState } from './kit-state.ts';
import { KitActions } from './KitActions.tsx';
import { KitForm } from './KitForm.tsx';
import { LayoutPicker } from './LayoutPicker.tsx';
import { Columns, Head, Next, Root } from './PrintKit.styles.ts';
import { PrintedSheets } from './PrintedSheets.tsx';
import { SheetBoard } from './SheetBoard.tsx';
import { useDrawnSheets } from './useDrawnSheets.ts';
import { useKit } from './useKit.ts';
import { useLetters } from './useLetters.ts';
import { usePrint } from './usePrint.ts';

/** The made-up place that the page prints for before it is asked. */
const SAMPLE_ADDRESS = 'lumbre.example/hoy';

/** What each of the words is called in the form. */
const TEXT_NAMES = {
  title: 'print-kit:heading',
  call: 'print-kit:call',
  address: 'print-kit:address',
} as const;

/** Where to go on. */
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
  const { state, change } = useKit(initial);
  const letters = useLetters();
  const [printed, print] = usePrint();

  const text = contentOf(state);
  const code = encodeContent(text);
  // What cannot be printed yet keeps the last sheet that could.
  const [known, setKnown] = useState(() => contentOf(initial));
  if (typeof code !== 'string' && known !== text) setKnown(text);
  const asked = useDeferredValue(useMemo(() => ({ state, text: known }), [state, known]));
  const [drawn, draw] = useDrawnSheets(asked.state, asked.text, letters);
  const { content, sheet, side } = drawn;

  const missing = letters
    ? missingCharacters(letters, PIECE_TEXTS.map((name) => content[name]).join(''))
    : [];
  const remarks = [
    ...(drawn.cut.length === 0
      ? []
      : [t('print-kit:cut', { texts: drawn.cut.map((name) => t(TEXT_NAMES[name])).join(', ') })]),
    ...(missing.length === 0 ? [] : [t('print-kit:missing', { characters: missing.join(' ') })]),
  ];

  const figures = [
    ['pattern', formatNumber(side, locale, 0), t('print-kit:units.mm')],
    ['edge', formatNumber(clearEdge(side, content.code.size), locale, 1), t('print-kit:units.mm')],
    ['distance', formatNumber(readingDistance(side) * 100, locale, 0), t('print-kit:units.cm')],
    ['pieces', String(sheet.codes.length), ''],
    ['scale', '100', t('print-kit:units.percent')],
  ] as const;

  return (
    <Root aria-labelledby="print-kit-title">
      <Container>
        <Head>
          <Heading level={1} variant="h2" id="print-kit-title">
            {t('print-kit:title')}
          </Heading>
          <SectionLead>{t('print-kit:lead')}</SectionLead>
        </Head>
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
        <Columns>
          <KitForm state={state} content={text} code={code} remarks={remarks} onChange={change} />
          <SheetBoard
            sheet={sheet}
            strip={drawn.strip}
            onPrintStrip={() => {
              print('strip');
            }}
          />
        </Columns>
        <Figures aria-live="polite">
          {figures.map(([name, value, unit]) => (
            <div key={name}>
              <dt>{t(`print-kit:figures.${name}`)}</dt>
              {/* Beside another text, a translated value would not be seen to change. */}
              <dd key={value}>
                {value} <span>{unit}</span>
              </dd>
            </div>
          ))}
        </Figures>
        <KitActions
          fileName={`print-kit-${asked.state.layout}-${asked.state.paper}`}
          draw={draw}
          onPrint={() => {
            print('sheet');
          }}
        />
        <Next role="list" aria-label={t('print-kit:next.label')}>
          {NEXT.map(({ to, id }) => (
            <li key={to}>
              <Link to={to}>
                <strong>{t(`print-kit:next.${id}.title`)}</strong> <ArrowRightIcon />
                <span>{t(`print-kit:next.${id}.text`)}</span>
              </Link>
            </li>
          ))}
        </Next>
      </Container>
      {printed && (
        <PrintedSheets
          sheet={printed === 'strip' ? drawn.stripSheet : sheet}
          paper={asked.state.paper}
        />
      )}
    </Root>
  );
}
