import { DEFAULT_LOCALE, formatNumber, isLocale, type Locale } from '@waypage/content';
import type { Messages } from '@waypage/content/messages';
import type { ErrorCorrection } from '@waypage/codes';
import { PRINT_RULES } from '@waypage/codes/print';

/** Defined in a build with pseudo-languages. */
declare const __PSEUDO_LOCALES__: true | undefined;

type Values = Readonly<Record<string, number | string>>;
/** Forms of a plural by their keys, such as `modules_one`. */
type Forms = Readonly<Record<string, unknown>>;

/** The texts of the designer; set before anything is rendered, because a page has one language. */
export let messages: ReturnType<typeof createMessages>;

/** Language of a `lang` parameter; English for a missing or an unknown one. */
export const localeOf = (lang: string | null): Locale =>
  lang !== null && isLocale(lang) ? lang : DEFAULT_LOCALE;

/** Only the messages of the designer: `loadMessages` would bring a chunk for each of all namespaces. */
const COPY = import.meta.glob<string>(
  '../../../packages/content/locales/*/{editor,code-content}.json',
  {
    query: '?raw',
    import: 'default',
  },
);

const readFile = (locale: string, name: string) =>
  COPY[`../../../packages/content/locales/${locale}/${name}.json`]?.();

async function load<Name extends 'editor' | 'code-content'>(
  locale: Locale,
  name: Name,
): Promise<Messages[Name]> {
  const json = (await readFile(locale, name)) ?? (await readFile(DEFAULT_LOCALE, name)) ?? '{}';
  // Untranslated messages are English, with a mark.
  const copy = JSON.parse(json.replaceAll('"[en] ', '"')) as Messages[Name];
  if (typeof __PSEUDO_LOCALES__ === 'undefined') return copy;
  // Pseudo-languages have no files.
  const { PSEUDO_LOCALES, pseudoMessages } = await import('@waypage/content/pseudo-locales');
  const pseudo = PSEUDO_LOCALES.get(locale);
  return pseudo ? (pseudoMessages(copy, pseudo) as unknown as Messages[Name]) : copy;
}

export async function setLanguage(locale: Locale): Promise<void> {
  const [editor, codeContent] = await Promise.all([
    load(locale, 'editor'),
    load(locale, 'code-content'),
  ]);
  messages = createMessages({ ...editor, codeContent }, locale);
}

interface Copy extends Readonly<Messages['editor']> {
  readonly codeContent: Messages['code-content'];
}

function createMessages(copy: Copy, locale: Locale) {
  const rules = new Intl.PluralRules(locale);
  const fill = (text: string, values: Values): string =>
    text.replace(/\{\{(\w+)\}\}/g, (hole, name: string) => {
      const value = values[name] ?? hole;
      return typeof value === 'number' ? formatNumber(value, locale) : value;
    });
  const plural = (forms: Forms, key: string, count: number, values: Values = {}): string =>
    fill(String(forms[`${key}_${rules.select(count)}`]), { count, ...values });
  const decimal = (value: number) => formatNumber(value, locale, 1);
  const percent = (share: number) => formatNumber(share * 100, locale, 0);
  /** Rounds down just under the required ratio, so that a failing contrast never reads as the required one. */
  const contrast = (value: number) =>
    decimal(value < PRINT_RULES.contrastRatio ? Math.floor(value * 10) / 10 : value);
  const { content, colour, logo, frame, stage, checks, print } = copy;
  /** A ratio in words: screen readers read "7:1" as a time. */
  const ratio = (value: number | string) => fill(checks.contrast.ratio, { value, base: 1 });
  return {
    ...copy,
    notSaved: (name: string) => fill(copy.notSaved, { name }),
    content: {
      ...content,
      modules: (size: number) => fill(content.modules, { size }),
      withLogo: (plain: number, withLogo: number) => fill(content.withLogo, { plain, withLogo }),
      tooLong: (bytes: number, most: number, hasLogo: boolean) =>
        fill(hasLogo ? content.tooLongWithLogo : content.tooLong, { bytes, most }),
      hidden: (characters: string) => fill(copy.codeContent.hidden, { characters }),
      removeHidden: copy.codeContent.removeHidden,
    },
    colour: {
      ...colour,
      invalid: fill(colour.invalid, { example: '#15140F' }),
      names: {
        '#15140F': colour.names.black,
        '#B02A06': colour.names.red,
        '#173F35': colour.names.green,
        '#254A73': colour.names.blue,
        '#42202F': colour.names.plum,
        '#F1C75B': colour.names.manila,
        '#F2A893': colour.names.salmon,
        '#A9D1BF': colour.names.seafoam,
        '#B4C8E6': colour.names.airmail,
        '#FAF9F6': colour.names.white,
      },
    },
    logo: { ...logo, modules: (count: number) => plural(logo, 'modules', count) },
    frame: {
      ...frame,
      tooLong: (count: number, most: number) => plural(frame, 'tooLong', count, { most }),
      missing: (characters: string) => fill(frame.missing, { characters }),
    },
    stage: {
      ...stage,
      zoom: (value: number) => fill(stage.zoom, { percent: value }),
      spokenZoom: (value: string) => fill(stage.spokenZoom, { percent: value }),
      code: (carrier: string, data: string) => fill(stage.code, { carrier, data }),
    },
    checks: {
      ...checks,
      state: (state: keyof typeof checks.states) =>
        fill(checks.state, { state: checks.states[state] }),
      note: (title: string, detail: string) => fill(checks.note, { title, detail }),
      summary: (value: number, mm: number) =>
        fill(checks.summary, { ratio: `${contrast(value)}:1`, mm }),
      reading: {
        ...checks.reading,
        cures: {
          ...checks.reading.cures,
          logo: (modules: number) => fill(checks.reading.cures.logo, { modules }),
        },
      },
      contrast: {
        ...checks.contrast,
        title: (value: number) => fill(checks.contrast.title, { ratio: ratio(contrast(value)) }),
        needed: (needed: number) => fill(checks.contrast.needed, { ratio: ratio(needed) }),
      },
      edge: {
        ...checks.edge,
        modules: (count: number) => plural(checks.edge, 'modules', count),
        narrow: (count: number) => plural(checks.edge, 'narrow', count),
        cure: fill(checks.edge.cure, { modules: PRINT_RULES.quietZoneModules }),
      },
      logo: {
        ...checks.logo,
        title: (part: number) => fill(checks.logo.title, { percent: decimal(part * 100) }),
        recovers: (level: ErrorCorrection) =>
          level === PRINT_RULES.levelWithLogo
            ? fill(checks.logo.recoversLogo, { level })
            : fill(checks.logo.recoversDirt, {
                level,
                percent: percent(PRINT_RULES.recovered[level]),
              }),
        tight: (used: number, level: ErrorCorrection) =>
          fill(checks.logo.tight, { percent: percent(used), level }),
        cure: (modules: number) => fill(checks.logo.cure, { modules }),
      },
      size: {
        title: (size: number) => fill(checks.size.title, { size }),
        modules: (moduleMm: number) => fill(checks.size.modules, { size: decimal(moduleMm) }),
        enlarge: (needed: number) => fill(checks.size.enlarge, { needed }),
        poster: (needed: number) => fill(checks.size.poster, { needed }),
      },
    },
    print: {
      ...print,
      mm: (size: number) => fill(print.mm, { size }),
      module: (moduleMm: number) => fill(print.module, { size: decimal(moduleMm) }),
      distance: (distanceCm: number) =>
        fill(print.distance, { distance: formatNumber(distanceCm, locale, 0) }),
      formats: { svg: 'SVG', png: 'PNG', pdf: 'PDF' },
      download: (format: string) => fill(print.download, { format }),
    },
  } as const;
}
