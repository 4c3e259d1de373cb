import { withScheme } from '@waypage/content/print';
import { encodeQr, type QrPath } from '@waypage/ui/qr-code';
import { LOOKS, type Look } from './drawing/draw-code.ts';
import type { LabelRequest } from './layouts/label-use.ts';
import { LABEL_SHEETS } from './layouts/label-sheets.ts';
import { labelSheetsOf, LAYOUTS, papersOf, type LayoutId } from './layouts/layouts.ts';
import { PAPERS, type PaperId } from './layouts/papers.ts';

/** Where the code comes from. */
export const SOURCES = ['address', 'picture'] as const;
export type Source = (typeof SOURCES)[number];

/** The calls to action that are offered, `none` and the visitor's own. */
export const CALLS = ['scan', 'camera', 'read', 'more', 'none', 'own'] as const;
export type CallId = (typeof CALLS)[number];

/** What the kit is asked, as it was typed and chosen. */
export interface KitState extends LabelRequest {
  readonly layout: LayoutId;
  readonly paper: PaperId;
  /** Id of a label sheet. */
  readonly labels: string;
  readonly source: Source;
  readonly address: string;
  /** What was read in an image; empty before. */
  readonly pictureText: string;
  readonly heading: string;
  readonly call: CallId;
  readonly ownCall: string;
  readonly showsAddress: boolean;
  readonly look: Look;
}

/** The state before anything is asked. */
export function initialState(address: string, heading: string): KitState {
  return {
    layout: 'stickers',
    paper: 'a4',
    labels: 'avery-l7160',
    source: 'address',
    address,
    pictureText: '',
    heading,
    call: 'camera',
    ownCall: '',
    showsAddress: true,
    look: 'turned',
    firstLabel: '1',
    copies: '',
    offsetX: '0',
    offsetY: '0',
  };
}

/** The state with what a change brings along: a paper that the layout has, and labels of that paper. */
export function changeState(state: KitState, part: Partial<KitState>): KitState {
  const next = { ...state, ...part };
  const papers = papersOf(next.layout);
  const paper = papers.includes(next.paper) ? next.paper : (papers[0] ?? 'a4');
  const sheets = labelSheetsOf(paper);
  const isKnown = sheets.length === 0 || sheets.some(({ id }) => id === next.labels);
  return { ...next, paper, labels: isKnown ? next.labels : (sheets[0]?.id ?? next.labels) };
}

/** What the code holds: what was typed without blanks around it, a URL with its scheme, so that a camera knows it as one. */
export function contentOf({ source, address, pictureText }: KitState): string {
  return source === 'picture' ? pictureText : withScheme(address.trim());
}

/** A URL as people read it, without its scheme; empty for anything else. */
export function readableAddress(content: string): string {
  const [, address = ''] = /^https?:\/\/(\S+)$/iu.exec(content) ?? [];
  return address.replace(/^www\./iu, '').replace(/\/$/u, '');
}

/** Whether a code can lead elsewhere later: only a URL on the host of claimed paths can. */
export function isChangeable(content: string, shortUrlHost: string): boolean {
  return URL.canParse(content) && new URL(content).host === new URL(shortUrlHost).host;
}

/** A code to print, or why there is none. */
export type KitCode = QrPath | 'empty' | 'tooLong';

/** Encodes what the code is to hold. */
export function encodeContent(content: string): KitCode {
  if (content === '') return 'empty';
  try {
    return encodeQr(content);
  } catch (error) {
    if (error instanceof RangeError) return 'tooLong';
    throw error;
  }
}

/** What differs from the first state, as text. */
export function writeState(state: KitState, initial: KitState): string {
  const changed = Object.entries(state).filter(
    ([key, value]) => initial[key as keyof KitState] !== value,
  );
  return JSON.stringify(Object.fromEntries(changed));
}

/** Reads a state that was written; what is missing or makes no sense is as it was at first. */
export function readState(written: string, initial: KitState): KitState {
  let stored: Readonly<Record<string, unknown>>;
  try {
    const parsed: unknown = JSON.parse(written);
    if (typeof parsed !== 'object' || parsed === null) return initial;
    stored = parsed as Readonly<Record<string, unknown>>;
  } catch {
    // No JSON.
    return initial;
  }
  const oneOf = <Value extends string>(key: keyof KitState, known: readonly Value[]) =>
    known.find((value) => value === stored[key]);
  const text = (key: keyof KitState) => {
    const value = stored[key];
    return typeof value === 'string' ? value : undefined;
  };
  return changeState(initial, {
    layout: oneOf('layout', LAYOUTS) ?? initial.layout,
    paper: oneOf('paper', Object.keys(PAPERS) as PaperId[]) ?? initial.paper,
    labels:
      oneOf(
        'labels',
        LABEL_SHEETS.map(({ id }) => id),
      ) ?? initial.labels,
    source: oneOf('source', SOURCES) ?? initial.source,
    address: text('address') ?? initial.address,
    pictureText: text('pictureText') ?? initial.pictureText,
    heading: text('heading') ?? initial.heading,
    call: oneOf('call', CALLS) ?? initial.call,
    ownCall: text('ownCall') ?? initial.ownCall,
    showsAddress: stored['showsAddress'] !== false,
    look: oneOf('look', LOOKS) ?? initial.look,
    firstLabel: text('firstLabel') ?? initial.firstLabel,
    copies: text('copies') ?? initial.copies,
    offsetX: text('offsetX') ?? initial.offsetX,
    offsetY: text('offsetY') ?? initial.offsetY,
  });
}
