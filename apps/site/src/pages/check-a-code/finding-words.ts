import { formatNumber, type Locale } from '@waypage/content';
import { PRINT_RULES } from '@waypage/content/print';
import { contrastRatio } from '@waypage/ui/theme';
import type { TFunction } from 'i18next';
import type { CodeReading } from '#features/read-code/code-reading.ts';
import type { Finding } from './findings.ts';
import { edgeStrips } from './image-view.ts';
import { CHECK_RULES, hexOf, lostViews, narrowestSide } from './verdict-table.ts';
import { SIDE_WORDS } from './words.ts';

export interface FindingWords {
  readonly title: string;
  readonly value: string;
  /** Why it matters, or how it was judged; left out of `fine` findings. */
  readonly why?: string;
  /** How to fix it; for `fine` findings, a remark. */
  readonly cure: string;
}

type Translate = TFunction<['check-a-code']>;

const MM_PER_CM = 10;

const PERCENT = 100;

/** Rounds down to half a module, the precision of an image, so that it never overstates. */
export function writeModules(modules: number, locale: Locale): string {
  const half = Math.floor(modules * 2) / 2;
  return formatNumber(half, locale, half % 1 === 0 ? 0 : 1);
}

/** A whole percentage, rounded down so that a value below a threshold never looks as if it had reached it. */
export function writePercent(share: number): string {
  return String(Math.floor(share * PERCENT + 1e-6));
}

/** @param widthCm width of the printed pattern, for lengths in millimetres */
export function wordsOf(
  { id, severity }: Finding,
  reading: CodeReading,
  {
    t,
    locale,
    widthCm,
  }: { readonly t: Translate; readonly locale: Locale; readonly widthCm: number },
): FindingWords {
  const isFine = severity === 'fine';
  switch (id) {
    case 'edge':
      return isFine
        ? {
            title: t('check-a-code:findings.edge.title'),
            value: t('check-a-code:findings.edge.fineValue'),
            cure: t('check-a-code:findings.edge.fine'),
          }
        : edgeWords(reading, { t, locale, widthCm });
    case 'contrast':
      return contrastWords(reading, isFine, t);
    case 'polarity':
      return isFine
        ? {
            title: t('check-a-code:findings.polarity.title'),
            value: t('check-a-code:findings.polarity.fineValue'),
            cure: t('check-a-code:findings.polarity.fine'),
          }
        : {
            title: t('check-a-code:findings.polarity.title'),
            value: t('check-a-code:findings.polarity.value'),
            why: t('check-a-code:findings.polarity.why'),
            cure: t('check-a-code:findings.polarity.cure'),
          };
    case 'mirror':
      return {
        title: t('check-a-code:findings.mirror.title'),
        value: t('check-a-code:findings.mirror.value'),
        why: t('check-a-code:findings.mirror.why'),
        cure: t('check-a-code:findings.mirror.cure'),
      };
    case 'corners':
      return isFine
        ? {
            title: t('check-a-code:findings.corners.title'),
            value: t('check-a-code:findings.corners.fineValue'),
            cure: t('check-a-code:findings.corners.fine'),
          }
        : {
            title: t('check-a-code:findings.corners.title'),
            value: t('check-a-code:findings.corners.value', {
              count: Math.max(...reading.damagedFinderModules),
            }),
            why: t('check-a-code:findings.corners.why'),
            cure: t('check-a-code:findings.corners.cure'),
          };
    case 'level':
      return levelWords(reading, isFine, t);
    case 'ground':
      return {
        title: t('check-a-code:findings.ground.title'),
        value: t('check-a-code:findings.ground.value'),
        why: t('check-a-code:findings.ground.why'),
        cure: t('check-a-code:findings.ground.cure'),
      };
    case 'light':
      return {
        title: t('check-a-code:findings.light.title'),
        value: t('check-a-code:findings.light.value'),
        why: t('check-a-code:findings.light.why'),
        cure: t('check-a-code:findings.light.cure'),
      };
    case 'part':
      return {
        title: t('check-a-code:findings.part.title'),
        value: t('check-a-code:findings.part.value', {
          number: reading.part?.number ?? 1,
          of: reading.part?.of ?? 1,
        }),
        why: t('check-a-code:findings.part.why'),
        cure: t('check-a-code:findings.part.cure'),
      };
    case 'size': {
      const needed = CHECK_RULES.modulePixels;
      const pixels = formatNumber(
        Math.floor(reading.modulePixels * 10) / 10,
        locale,
        reading.modulePixels < 10 ? 1 : 0,
      );
      return {
        title: t('check-a-code:findings.size.title'),
        value: t('check-a-code:findings.size.value', { pixels }),
        ...(!isFine && { why: t('check-a-code:findings.size.why', { needed }) }),
        cure: isFine
          ? t('check-a-code:findings.size.fine', { needed })
          : t('check-a-code:findings.size.cure'),
      };
    }
    case 'decoders':
      return isFine
        ? {
            title: t('check-a-code:findings.decoders.title'),
            value: t('check-a-code:findings.decoders.fineValue'),
            cure: t('check-a-code:findings.decoders.fine'),
          }
        : {
            title: t('check-a-code:findings.decoders.title'),
            value: t('check-a-code:findings.decoders.value'),
            why: t('check-a-code:findings.decoders.why'),
            cure: t('check-a-code:findings.decoders.cure'),
          };
    case 'reserve':
      return {
        title: t('check-a-code:findings.reserve.title'),
        value: t('check-a-code:findings.reserve.value', {
          lost: lostViews(reading),
          all: reading.degraded.length,
        }),
        why: t('check-a-code:findings.reserve.why'),
        cure: t('check-a-code:findings.reserve.cure'),
      };
  }
}

function edgeWords(
  reading: CodeReading,
  {
    t,
    locale,
    widthCm,
  }: { readonly t: Translate; readonly locale: Locale; readonly widthCm: number },
): FindingWords {
  const { modules } = narrowestSide(reading);
  const missing = Math.ceil((PRINT_RULES.quietZoneModules - modules) * 2) / 2;
  const mm = (missing * widthCm * MM_PER_CM) / reading.modules;
  const [narrowest] = edgeStrips(reading, PRINT_RULES.quietZoneModules);
  const isCut = narrowest?.isCut === true;
  return {
    title: t('check-a-code:findings.edge.title'),
    value: t('check-a-code:findings.edge.value', { modules: writeModules(modules, locale) }),
    why: isCut ? t('check-a-code:findings.edge.whyCut') : t(SIDE_WORDS[narrowest?.side ?? 'top']),
    cure: isCut
      ? t('check-a-code:findings.edge.cureCut')
      : t('check-a-code:findings.edge.cure', {
          missing: writeModules(missing, locale),
          mm: formatNumber(mm, locale, 1),
        }),
  };
}

function contrastWords(
  { contrast, light }: CodeReading,
  isFine: boolean,
  t: Translate,
): FindingWords {
  const title = t('check-a-code:findings.contrast.title');
  const value = t('check-a-code:findings.contrast.value', { percent: writePercent(contrast) });
  if (isFine) return { title, value, cure: t('check-a-code:findings.contrast.fine') };
  const isGroundLight = contrastRatio(hexOf(light), '#000000') >= PRINT_RULES.contrast;
  return {
    title,
    value,
    why: t('check-a-code:findings.contrast.why', { needed: writePercent(CHECK_RULES.contrast) }),
    cure: isGroundLight
      ? t('check-a-code:findings.contrast.cureDark')
      : t('check-a-code:findings.contrast.cureLight'),
  };
}

function levelWords(
  { level, recoveryUsed }: CodeReading,
  isFine: boolean,
  t: Translate,
): FindingWords {
  const title = t('check-a-code:findings.level.title');
  if (level === undefined) {
    return {
      title,
      value: t('check-a-code:findings.level.unknown'),
      cure: t('check-a-code:findings.level.unknownNote'),
    };
  }
  const figures = {
    recovers: Math.round(PRINT_RULES.recovered[level] * PERCENT),
    used: Math.round((recoveryUsed ?? 0) * PERCENT),
  };
  return isFine
    ? { title, value: level, cure: t('check-a-code:findings.level.fine', figures) }
    : {
        title,
        value: level,
        why: t('check-a-code:findings.level.why', figures),
        cure: t('check-a-code:findings.level.cure'),
      };
}
