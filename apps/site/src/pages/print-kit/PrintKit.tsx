import { formatNumber } from '@waypage/content';
import { ArrowRightIcon, Button, Container, Heading } from '@waypage/ui';
import { encodeQr } from '@waypage/ui/qr-code';
import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { SectionLead } from '../../components/section-head/SectionHead.styles.ts';
import { WithoutScripts } from '../../components/without-scripts/WithoutScripts.tsx';
import { useLocale } from '../../services/i18n/useLocale.ts';
import {
  patternIn,
  PIECE_TEXTS,
  readingDistance,
  type PieceContent,
} from './drawing/draw-piece.ts';
import { drawSheet } from './drawing/draw-sheet.ts';
import { drawStrip, placeStrip } from './drawing/draw-strip.ts';
import { missingCharacters } from './drawing/fit-text.ts';
import { loadLetters, type LettersTable } from './drawing/letters.ts';
import {
  contentOf,
  encodeContent,
  initialState,
  readableAddress,
  type KitState,
} from './kit-state.ts';
import { KitForm } from './KitForm.tsx';
import { LayoutPicker } from './LayoutPicker.tsx';
import { findLayout } from './layouts/layouts.ts';
import { PAPERS } from './layouts/papers.ts';
import { saveFile } from './output/save-file.ts';
import { toSvg } from './output/to-svg.ts';
import { Actions, Columns, Figures, Head, Next, Root } from './PrintKit.styles.ts';
import { PrintedSheets } from './PrintedSheets.tsx';
import { sheetWords, stripWords } from './sheet-words.ts';
import { SheetBoard } from './SheetBoard.tsx';
import { useKit } from './useKit.ts';
import { useLetters } from './useLetters.ts';
import { usePrint } from './usePrint.ts';

/** The made-up place that the page prints for before it is asked. */
const SAMPLE_ADDRESS = 'lumbre.example/hoy';

/** Where to go on. */
const NEXT = [{ to: '/print-planner', id: 'planner' }] as const;

/** Sheets to print with a code, in true size (docs/product.md, section 2, "Print kit"). */
export function PrintKit() {
  const { t } = useTranslation(['print-kit']);
  const locale = useLocale();
  const [initial] = useState(() => initialState(SAMPLE_ADDRESS, t('print-kit:headingDefault')));
  const { state, change } = useKit(initial);
  const letters = useLetters();
  const [printed, print] = usePrint();
  const [hasFailed, setHasFailed] = useState(false);

  const content = contentOf(state);
  const code = encodeContent(content);
  // What cannot be printed yet keeps the last sheet that could.
  const [known, setKnown] = useState({ text: contentOf(initial) });
  if (typeof code !== 'string' && known.text !== content) setKnown({ text: content });
  const asked = useDeferredValue(useMemo(() => ({ state, text: known.text }), [state, known.text]));

  const draw = useMemo(() => {
    const piece = pieceOf(asked.state, asked.text, t);
    const layout = findLayout(asked.state.layout, asked.state.paper, asked.state.labels);
    return (table: LettersTable | undefined) => {
      const { sheet, cut } = drawSheet(
        layout,
        piece,
        sheetWords(t, asked.state.layout, layout),
        table,
      );
      const side = sheet.codes[0]?.side ?? 0;
      const strip = drawStrip(piece, side, stripWords(t), table);
      return { piece, sheet, cut, side, strip };
    };
  }, [asked, t]);
  const { piece, sheet, cut, side, strip } = useMemo(() => draw(letters), [draw, letters]);
  const paper = PAPERS[asked.state.paper];
  const stripSheet = placeStrip(strip, paper);

  const remarks = [
    ...(cut.length === 0
      ? []
      : [t('print-kit:cut', { texts: cut.map((text) => nameOf(text)).join(', ') })]),
    ...missingRemark(),
  ];

  function nameOf(text: (typeof PIECE_TEXTS)[number]): string {
    if (text === 'title') return t('print-kit:heading');
    return text === 'call' ? t('print-kit:call') : t('print-kit:address');
  }

  function missingRemark(): readonly string[] {
    if (!letters) return [];
    const words = PIECE_TEXTS.map((text) => piece[text]).join('');
    const characters = missingCharacters(letters, words).join(' ');
    return characters === '' ? [] : [t('print-kit:missing', { characters })];
  }

  async function save(format: 'pdf' | 'svg'): Promise<void> {
    setHasFailed(false);
    try {
      const drawn = draw(await loadLetters());
      const name = `print-kit-${asked.state.layout}-${asked.state.paper}.${format}`;
      if (format === 'svg') {
        saveFile(new Blob([toSvg(drawn.sheet)], { type: 'image/svg+xml' }), name);
        return;
      }
      // The library is large, and most visitors print.
      const { toPdf } = await import('./output/to-pdf.ts');
      const words = sheetWords(
        t,
        asked.state.layout,
        findLayout(asked.state.layout, asked.state.paper, asked.state.labels),
      );
      const bytes = toPdf([drawn.sheet, placeStrip(drawn.strip, paper)], words.name);
      saveFile(new Blob([bytes], { type: 'application/pdf' }), name);
    } catch {
      setHasFailed(true);
    }
  }

  const { edge } = patternIn(0, piece.code.size);
  const edgeMm = (edge / 20) * side;
  const figures = [
    ['pattern', formatNumber(side, locale, 0), t('print-kit:units.mm')],
    ['edge', formatNumber(edgeMm, locale, 1), t('print-kit:units.mm')],
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
          content={piece}
          letters={letters}
          onChange={(layout) => {
            change({ layout });
          }}
        />
        <Columns>
          <KitForm
            state={state}
            content={content}
            code={code}
            remarks={remarks}
            onChange={change}
          />
          <SheetBoard
            sheet={sheet}
            strip={strip}
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
        <Actions>
          <Button
            onClick={() => {
              print('sheet');
            }}
          >
            {t('print-kit:print')}
          </Button>
          <Button variant="outline" onClick={() => void save('pdf')}>
            {t('print-kit:pdf')}
          </Button>
          <Button variant="outline" onClick={() => void save('svg')}>
            {t('print-kit:svg')}
          </Button>
          <p>{t('print-kit:note')}</p>
          {hasFailed && <p role="alert">{t('print-kit:fileFailed')}</p>}
        </Actions>
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
        <PrintedSheets sheet={printed === 'strip' ? stripSheet : sheet} paper={asked.state.paper} />
      )}
    </Root>
  );
}

/** What stands on every piece. */
function pieceOf(
  state: KitState,
  text: string,
  t: ReturnType<typeof useTranslation<['print-kit']>>['t'],
): PieceContent {
  const { call, ownCall, heading, showsAddress, look } = state;
  const calls = { none: '', own: ownCall } as const;
  return {
    title: heading.trim(),
    call: (call === 'none' || call === 'own' ? calls[call] : t(`print-kit:calls.${call}`)).trim(),
    address: showsAddress ? readableAddress(text) : '',
    code: encodeQr(text),
    look,
  };
}
