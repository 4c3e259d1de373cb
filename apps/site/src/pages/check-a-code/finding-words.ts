import { formatNumber, type Locale } from '@waypage/content';
import { PRINT_RULES } from '@waypage/content/print';
import { contrastRatio } from '@waypage/ui/theme';
import type { TFunction } from 'i18next';
import type { CodeReading } from '#features/read-code/code-reading.ts';
import type { Finding } from './findings.ts';
import { edgeStrips } from './image-view.ts';
import { CHECK_RULES, hexOf, lostViews, narrowestSide } from './verdict-table.ts';

interface Words {
  readonly value: string;
  /** Why it matters, or how it was judged; left out of `fine` findings. */
  readonly why?: string;
  /** How to fix it; for `fine` findings, a remark. */
  readonly cure: string;
}

export interface DescribedFinding extends Finding, Words {
  readonly title: string;
}

interface Context {
  readonly t: TFunction<['check-a-code']>;
  readonly locale: Locale;
  /** Width of the printed pattern, for lengths in millimetres. */
  readonly widthCm: number;
}

const MM_PER_CM = 10;

const PERCENT = 100;

/** Rounds down to half a module, the precision of an image, so that it never overstates. */
function writeModules(modules: number, locale: Locale): string {
  const half = Math.floor(modules * 2) / 2;
  return formatNumber(half, locale, half % 1 === 0 ? 0 : 1);
}

/** A whole percentage, rounded down so that a value below a threshold never looks as if it had reached it. */
function writePercent(share: number): string {
  return String(Math.floor(share * PERCENT + 1e-6));
}

export function describeFinding(
  finding: Finding,
  reading: CodeReading,
  context: Context,
): DescribedFinding {
  const title = context.t(`check-a-code:findings.${finding.id}.title`);
  return { ...finding, title, ...wordsOf(finding, reading, context) };
}

function wordsOf({ id, severity }: Finding, reading: CodeReading, context: Context): Words {
  const isFine = severity === 'fine';
  switch (id) {
    case 'contrast':
      return contrastWords(reading, isFine, context);
    case 'level':
      return levelWords(reading, isFine, context);
    case 'size':
      return sizeWords(reading, isFine, context);
    case 'edge':
      return isFine ? fineWords(id, context) : edgeWords(reading, context);
    case 'polarity':
    case 'corners':
    case 'decoders':
      return isFine ? fineWords(id, context) : wrongWords(id, reading, context);
    default:
      return wrongWords(id, reading, context);
  }
}

function fineWords(id: 'edge' | 'polarity' | 'corners' | 'decoders', { t }: Context): Words {
  return {
    value: t(`check-a-code:findings.${id}.fineValue`),
    cure: t(`check-a-code:findings.${id}.fine`),
  };
}

function wrongWords(
  id: Exclude<Finding['id'], 'contrast' | 'level' | 'size' | 'edge'>,
  reading: CodeReading,
  { t }: Context,
): Words {
  return {
    value: t(`check-a-code:findings.${id}.value`, {
      count: Math.max(...reading.damagedFinderModules),
      number: reading.part?.number,
      of: reading.part?.of,
      lost: lostViews(reading),
      all: reading.degraded.length,
    }),
    why: t(`check-a-code:findings.${id}.why`),
    cure: t(`check-a-code:findings.${id}.cure`),
  };
}

function edgeWords(reading: CodeReading, { t, locale, widthCm }: Context): Words {
  const { modules } = narrowestSide(reading);
  const missing = Math.ceil((PRINT_RULES.quietZoneModules - modules) * 2) / 2;
  const mm = (missing * widthCm * MM_PER_CM) / reading.modules;
  const [narrowest] = edgeStrips(reading);
  const isCut = narrowest?.isCut === true;
  return {
    value: t('check-a-code:findings.edge.value', { modules: writeModules(modules, locale) }),
    why: isCut
      ? t('check-a-code:findings.edge.whyCut')
      : t(`check-a-code:findings.edge.why.${narrowest?.side ?? 'top'}`),
    cure: isCut
      ? t('check-a-code:findings.edge.cureCut')
      : t('check-a-code:findings.edge.cure', {
          count: missing,
          missing: writeModules(missing, locale),
          mm: formatNumber(mm, locale, 1),
        }),
  };
}

function contrastWords({ contrast, light }: CodeReading, isFine: boolean, { t }: Context): Words {
  const value = t('check-a-code:findings.contrast.value', { percent: writePercent(contrast) });
  if (isFine) return { value, cure: t('check-a-code:findings.contrast.fine') };
  const isGroundLight = contrastRatio(hexOf(light), '#000000') >= PRINT_RULES.contrast;
  return {
    value,
    why: t('check-a-code:findings.contrast.why', { needed: writePercent(CHECK_RULES.contrast) }),
    cure: isGroundLight
      ? t('check-a-code:findings.contrast.cureDark')
      : t('check-a-code:findings.contrast.cureLight'),
  };
}

function sizeWords({ modulePixels }: CodeReading, isFine: boolean, { t, locale }: Context): Words {
  const needed = CHECK_RULES.modulePixels;
  const pixels = formatNumber(
    Math.floor(modulePixels * 10) / 10,
    locale,
    modulePixels < 10 ? 1 : 0,
  );
  const value = t('check-a-code:findings.size.value', { pixels });
  if (isFine) return { value, cure: t('check-a-code:findings.size.fine', { needed }) };
  return {
    value,
    why: t('check-a-code:findings.size.why', { needed }),
    cure: t('check-a-code:findings.size.cure'),
  };
}

function levelWords(
  { level, recoveryUsed = 0 }: CodeReading,
  isFine: boolean,
  { t }: Context,
): Words {
  if (level === undefined) {
    return {
      value: t('check-a-code:findings.level.unknown'),
      cure: t('check-a-code:findings.level.unknownNote'),
    };
  }
  const figures = {
    recovers: Math.round(PRINT_RULES.recovered[level] * PERCENT),
    used: Math.round(recoveryUsed * PERCENT),
  };
  if (isFine) return { value: level, cure: t('check-a-code:findings.level.fine', figures) };
  return {
    value: level,
    why: t('check-a-code:findings.level.why', figures),
    cure: t('check-a-code:findings.level.cure'),
  };
}
