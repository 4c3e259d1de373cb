import { withScheme } from '@waypage/codes';
import {
  LABEL_SHEETS,
  labelSheetsOf,
  LAYOUTS,
  PAPERS,
  papersOf,
  type LayoutId,
  type PaperId,
  LABEL_LIMITS,
  type LabelRequest,
} from '@waypage/codes/print';
import { campaignPath } from '@waypage/content/desk/in-browsers';
import type { SiteEnvironment } from '#services/environment.ts';
import { hosts } from '#services/hosts.ts';

declare const __CAMPAIGN_PATHS__: readonly string[];

/** Short URLs of the campaigns that run when the site is built. */
export const CAMPAIGN_URLS = __CAMPAIGN_PATHS__.map((path) => hosts.marketingHost + path);

/** `turned`: with the rounded corners of the brand; `plain`: as in the standard. */
export const CODE_STYLES = ['turned', 'plain'] as const;
type CodeStyle = (typeof CODE_STYLES)[number];

export const FINDERS = { turned: 'turn', plain: 'square' } as const;

const ALL_SOURCES = ['address', 'picture', 'campaign'] as const;
type Source = (typeof ALL_SOURCES)[number];

/** Without campaigns if none runs. */
export const SOURCES: readonly Source[] = ALL_SOURCES.filter(
  (source) => source !== 'campaign' || CAMPAIGN_URLS.length > 0,
);

export const CALLS = ['scan', 'camera', 'read', 'more', 'none', 'own'] as const;

export interface KitState extends TypedLabels {
  readonly layout: LayoutId;
  readonly paper: PaperId;
  readonly labels: string;
  readonly source: Source;
  readonly url: string;
  readonly imageText: string;
  /** Short URL of a campaign. */
  readonly campaign: string;
  readonly heading: string;
  readonly call: (typeof CALLS)[number];
  readonly ownCall: string;
  readonly showsUrl: boolean;
  readonly look: CodeStyle;
}

export function initialState(url: string, heading: string): KitState {
  return {
    layout: 'stickers',
    paper: 'a4',
    labels: 'avery-l7160',
    source: 'address',
    url,
    imageText: '',
    campaign: CAMPAIGN_URLS[0] ?? '',
    heading,
    call: 'camera',
    ownCall: '',
    showsUrl: true,
    look: 'turned',
    firstLabel: '1',
    copies: '',
    offsetX: '0',
    offsetY: '0',
  };
}

/** Applies a change, and replaces a paper that the layout lacks and labels of another paper. */
export function changeState(state: KitState, part: Partial<KitState>): KitState {
  const next = { ...state, ...part };
  const papers = papersOf(next.layout);
  const paper = papers.includes(next.paper) ? next.paper : papers[0];
  const sheets = labelSheetsOf(paper);
  const isAvailable = sheets.length === 0 || sheets.some(({ id }) => id === next.labels);
  return { ...next, paper, labels: isAvailable ? next.labels : (sheets[0]?.id ?? next.labels) };
}

/** Content of the code: trimmed, and a URL with its scheme, so that a camera recognizes it. */
export function contentOf({ source, url, imageText, campaign }: KitState): string {
  return { address: withScheme(url.trim()), picture: imageText, campaign }[source];
}

const isCampaignUrl = (content: string, marketingHost: string): boolean =>
  content.startsWith(marketingHost + campaignPath(''));

/** Whether a content is the short URL of a campaign that does not run, so that its code would lead nowhere. */
export function isUnknownCampaign(content: string): boolean {
  return (
    isCampaignUrl(content, hosts.marketingHost) &&
    !CAMPAIGN_URLS.includes(content.replace(/[?#].*$/, ''))
  );
}

/** Whether the destination of a code can change later: only with a claimed path, or the short URL of a campaign. */
export function isChangeable(
  content: string,
  { shortUrlHost, marketingHost }: Pick<SiteEnvironment, 'shortUrlHost' | 'marketingHost'>,
): boolean {
  return (
    isCampaignUrl(content, marketingHost) ||
    (URL.canParse(content) && new URL(content).host === new URL(shortUrlHost).host)
  );
}

export function writeState(state: KitState, initial: KitState): string {
  const changed = Object.entries(state).filter(
    ([key, value]) => initial[key as keyof KitState] !== value,
  );
  return JSON.stringify(Object.fromEntries(changed));
}

const ALLOWED_VALUES: Partial<Record<keyof KitState, readonly unknown[]>> = {
  layout: LAYOUTS,
  paper: Object.keys(PAPERS),
  labels: LABEL_SHEETS.map(({ id }) => id),
  source: SOURCES,
  campaign: CAMPAIGN_URLS,
  call: CALLS,
  look: CODE_STYLES,
};

/** Parses a serialized state; missing and invalid values are those of the initial state. */
export function readState(serialized: string, initial: KitState): KitState {
  let stored: unknown;
  try {
    stored = JSON.parse(serialized);
  } catch {
    return initial;
  }
  const valid = Object.entries(stored ?? {}).filter(([name, value]: [string, unknown]) => {
    const key = name as keyof KitState;
    return typeof value === typeof initial[key] && (ALLOWED_VALUES[key]?.includes(value) ?? true);
  });
  return changeState(initial, Object.fromEntries(valid));
}

/** What is typed into the form of the labels. */
export interface TypedLabels {
  /** Counted from 1. */
  readonly firstLabel: string;
  /** If empty, as many as the first sheet has left. */
  readonly copies: string;
  readonly offsetX: string;
  readonly offsetY: string;
}

export type LabelError = keyof TypedLabels;

function readCount(typed: string, max: number): number | undefined {
  if (!/^\s*\d{1,4}\s*$/.test(typed)) return undefined;
  const count = Number(typed);
  return count >= 1 && count <= max ? count : undefined;
}

/** Parses millimeters with a point or comma and any kind of minus; `undefined` if they are invalid or out of range. */
function readOffset(typed: string): number | undefined {
  const plain = typed.trim().replace(',', '.').replace(/^[−–]/u, '-');
  if (plain === '') return 0;
  if (!/^-?(?:\d+(?:\.\d*)?|\.\d+)$/.test(plain)) return undefined;
  const offset = Number(plain);
  return Math.abs(offset) <= LABEL_LIMITS.offsetMm ? offset : undefined;
}

/** Reads the form. Invalid settings are listed in `errors` and have their defaults. */
export function readLabelRequest(
  { firstLabel, copies, offsetX, offsetY }: TypedLabels,
  perSheet: number,
): { readonly request: LabelRequest; readonly errors: readonly LabelError[] } {
  const request = {
    firstLabel: readCount(firstLabel, perSheet),
    copies: readCount(copies, LABEL_LIMITS.copies),
    offsetX: readOffset(offsetX),
    offsetY: readOffset(offsetY),
  };
  const errors = (Object.keys(request) as LabelError[]).filter(
    (name) => request[name] === undefined && !(name === 'copies' && copies.trim() === ''),
  );
  return { request, errors };
}
