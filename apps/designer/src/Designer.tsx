import { contrastRatio, measureQuietZone, type Alphabets } from '@waypage/codes/draw';
import { useAnnouncement } from '@waypage/ui/announcer';
import {
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react';
import { Bar } from './Bar.tsx';
import { runChecks, writeContrast, type Check } from './checks/checks.ts';
import { type Decoder, useReadBack } from './checks/read-back.ts';
import { reduceHistory, startHistory, useUndoKeys } from './design/design-history.ts';
import { contentOf, levelOf, type Design } from './design/design.ts';
import { drawDesign, encodeData } from './design/draw-design.ts';
import type { Query } from './design/read-query.ts';
import { restoreDesign, storeDesign } from './design/stored-design.ts';
import { useDebouncedDesign } from './design/useDebouncedDesign.ts';
import { type SendToParent, useFrameSize } from './embed/parent-channel.ts';
import { GroupBar, type GroupName } from './GroupBar.tsx';
import { Icon } from './Icon.tsx';
import { Options } from './options/Options.tsx';
import { type Format, useDownload } from './output/useDownload.ts';
import { Checks } from './print/Checks.tsx';
import { Output } from './print/Output.tsx';
import { Stage } from './stage/Stage.tsx';
import { StageTools } from './stage/StageTools.tsx';
import { fill, messages } from './messages.ts';
import { media, typography, vars } from '@waypage/ui/theme';
import { styled } from 'styled-components';
import { STAGE } from './controls.styles.ts';

export interface DesignerProps {
  readonly query: Query;
  readonly alphabets: Alphabets;
  readonly decoder: Decoder;
  readonly sendToParent: SendToParent;
  /** URL of the page that creates a page behind the code. */
  readonly newPage: string | undefined;
}

/** Modules per side of a small code, used while there is none. */
const USUAL_SIZE = 29;

/** The QR designer (docs/product.md, section 2; docs/design.md, section 11). */
export function Designer({ query, alphabets, decoder, sendToParent, newPage }: DesignerProps) {
  const [history, dispatch] = useReducer(reduceHistory, query.design, (first) =>
    startHistory(restoreDesign(first)),
  );
  const [group, setGroup] = useState<GroupName>('shape');
  const [zoom, setZoom] = useState(1);
  const [format, setFormat] = useState<Format>('svg');
  const options = useRef<HTMLDivElement>(null);
  const fullScreen = useFrameSize(sendToParent);
  useUndoKeys(dispatch);

  const design = history.present;
  const isChanged = history.past.length + history.future.length > 0;
  useEffect(() => {
    if (isChanged) storeDesign(design, query.design);
  }, [design, isChanged, query.design]);
  // Drawing a large code takes longer than a keystroke, so the drawing lags behind the input.
  const drawn = useDeferredValue(useDebouncedDesign(design));
  const content = contentOf(drawn);
  const code = encodeData(content, levelOf(drawn));
  const drawing = useMemo(
    () => code && drawDesign(drawn, code, alphabets),
    [drawn, code, alphabets],
  );
  const reading = useReadBack(decoder, drawing, content);
  const checks =
    code && drawing
      ? runChecks({
          design: drawn,
          code,
          reading,
          quietZone: measureQuietZone(drawing),
        })
      : [];
  // Invalid data is announced by its field.
  const result =
    describeResult(checks, code?.size) ?? (history.future.length > 0 ? messages.stage.noCode : '');
  useAnnouncement(result, { muted: !isChanged });
  const canPrint = drawing !== undefined && reading !== undefined && reading !== 'fails';
  const download = useDownload({ decoder, design: drawn, content, drawing, format });

  const change = useCallback(
    (part: Partial<Design>) => dispatch({ type: 'change', change: part }),
    [],
  );
  const chooseGroup = (next: GroupName) => {
    setGroup(next);
    const section = options.current?.querySelector<HTMLElement>(`[data-section='${next}']`);
    section?.focus({ preventScroll: true });
    section?.scrollIntoView({ block: 'start' });
  };

  return (
    <Root data-group={group} aria-label={messages.title}>
      <Bar name={design.name} fullScreen={query.isEmbedded ? fullScreen : undefined} />
      <GroupBar group={group} onChoose={chooseGroup} />
      <Options
        ref={options}
        design={design}
        drawn={drawn}
        change={change}
        alphabets={alphabets}
        group={group}
        codeSize={code?.size ?? USUAL_SIZE}
        isRefused={query.isRefused && design === query.design}
        onGroupEnter={(entered) => {
          setGroup(entered);
          dispatch({ type: 'settle' });
        }}
      />
      <StageTools history={history} dispatch={dispatch} zoom={zoom} onZoomChange={setZoom} />
      <Stage
        drawing={reading === 'fails' ? undefined : drawing}
        label={fill(messages.stage.code, {
          carrier: messages.stage.carriers[drawn.carrier],
          data: content,
        })}
        reason={drawing === undefined ? messages.stage.noCode : messages.stage.wouldNotScan}
        zoom={zoom}
        hasBrackets={!query.isEmbedded || fullScreen.isOn}
      />
      <Hint>
        <Icon name="keyboard" size={18} />
        {messages.stage.keys}
      </Hint>
      <PrintPanel>
        <Checks
          checks={checks}
          summary={fill(messages.checks.summary, {
            ratio: `${writeContrast(contrastRatio(drawn.ink, drawn.stock))}:1`,
            mm: drawn.sizeMm,
          })}
        />
        <Output
          design={design}
          codeSize={code?.size}
          onSizeChange={(sizeMm) => change({ sizeMm })}
          format={format}
          onFormatChange={setFormat}
          download={download}
          canPrint={canPrint}
          newPage={newPage}
          isVisible={group === 'print'}
        />
      </PrintPanel>
    </Root>
  );
}

function describeResult(
  checks: readonly Check[],
  codeSize: number | undefined,
): string | undefined {
  if (codeSize === undefined || checks.length === 0) return undefined;
  if (checks.some(({ state }) => state === 'waiting')) return '';
  const notes = checks.filter(({ state }) => state !== 'passed');
  const verdict =
    notes.length === 0
      ? messages.checks.allPassed
      : notes.map(({ title, detail }) => fill(messages.checks.note, { title, detail })).join(' ');
  return `${fill(messages.content.modules, { size: codeSize })}. ${verdict}`;
}

const Root = styled.main`
  position: relative;
  display: grid;
  grid-template:
    'bar bar bar bar' 48px
    'groups options tools print' auto
    'groups options canvas print' minmax(0, 1fr)
    'groups options hint print' auto / 84px 304px minmax(0, 1fr) 308px;
  block-size: max(100dvh, 480px);
  color: ${vars.color.ink};
  background: ${vars.color.sheet};

  @media ${media.lg} and ${media.belowXl} {
    grid-template:
      'bar bar bar' 48px
      'groups options tools' auto
      'groups options canvas' minmax(0, 1fr)
      'groups print print' auto / 84px 304px minmax(0, 1fr);
  }
  @media ${media.belowLg} {
    grid-template:
      'bar' 48px
      'canvas' clamp(180px, 100dvh - 400px, 352px)
      'checks' auto
      'options' minmax(120px, 1fr)
      'groups' auto / minmax(0, 1fr);
  }
`;

const Hint = styled.p`
  grid-area: hint;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 10px;
  min-block-size: 44px;
  padding-inline: 16px;
  border-block-start: 1px solid ${vars.color.lineSoft};
  ${typography.small}
  font-size: 0.875rem;
  color: ${vars.color.ink2};
  background: ${STAGE};

  @media ${media.belowXl} {
    display: none;
  }
`;

const PrintPanel = styled.div`
  grid-area: print;
  display: flex;
  flex-direction: column;
  gap: 22px;
  padding: 24px 24px 18px;
  border-inline-start: 1px solid ${vars.color.lineSoft};
  overflow-y: auto;

  @media ${media.lg} and ${media.belowXl} {
    display: grid;
    grid-template-columns: minmax(0, 1.8fr) minmax(0, 1fr) minmax(0, 1fr);
    gap: 28px;
    padding: 16px 22px 6px;
    border: 0;
    border-block-start: 1px solid ${vars.color.lineSoft};
  }
  @media ${media.belowLg} {
    display: contents;
  }
`;
