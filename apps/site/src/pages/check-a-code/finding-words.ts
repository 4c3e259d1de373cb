import { CHECK_LIMITS, type MeasuredFinding, type Rgb } from '@waypage/codes/judge';
import { formatNumber, type Locale } from '@waypage/content';
import { PRINT_RULES } from '@waypage/codes/print';
import { contrastRatio } from '@waypage/ui/theme';
import type { TFunction } from '#services/i18n/useTranslation.ts';
import type { CheckedImage } from './checked-image.ts';
import { edgeStrips } from './image-view.ts';

interface Words {
  readonly value: string;
  /** Why it matters, or how it was judged; left out of `fine` findings. */
  readonly why?: string;
  /** How to fix it; for `fine` findings, a remark. */
  readonly cure: string;
}

export interface DescribedFinding extends Pick<MeasuredFinding, 'id' | 'severity'>, Words {
  readonly title: string;
}

interface Context {
  readonly t: TFunction<['check-a-code']>;
  readonly locale: Locale;
  /** Width of the printed pattern, for lengths in millimeters. */
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
  finding: MeasuredFinding,
  image: CheckedImage,
  context: Context,
): DescribedFinding {
  const title = context.t(`check-a-code:findings.${finding.id}.title`);
  const { id, severity } = finding;
  return { id, severity, title, ...wordsOf(finding, image, context) };
}

function wordsOf(finding: MeasuredFinding, image: CheckedImage, context: Context): Words {
  const { id } = finding;
  const isFine = finding.severity === 'fine';
  switch (id) {
    case 'symbol-contrast':
      return contrastWords(image, isFine, context);
    case 'level':
      return levelWords(image, isFine, context);
    case 'size':
      return sizeWords(image, isFine, context);
    case 'edge':
      return isFine ? fineWords(id, context) : edgeWords(image, context);
    case 'decoders':
      if (image.readBy.zxing === undefined) return missingDecoderWords(context);
      return isFine ? fineWords(id, context) : wrongWords(id, finding, image, context);
    case 'polarity':
    case 'corners':
      return isFine ? fineWords(id, context) : wrongWords(id, finding, image, context);
    default:
      return wrongWords(id, finding, image, context);
  }
}

function fineWords(id: 'edge' | 'polarity' | 'corners' | 'decoders', { t }: Context): Words {
  return {
    value: t(`check-a-code:findings.${id}.fineValue`),
    cure: t(`check-a-code:findings.${id}.fine`),
  };
}

function missingDecoderWords({ t }: Context): Words {
  return {
    value: t('check-a-code:findings.decoders.missing'),
    why: t('check-a-code:findings.decoders.whyMissing'),
    cure: t('check-a-code:findings.decoders.cureMissing'),
  };
}

function wrongWords(
  id: Exclude<MeasuredFinding['id'], 'symbol-contrast' | 'level' | 'size' | 'edge'>,
  { value: count = 0 }: MeasuredFinding,
  { part, views }: CheckedImage,
  { t }: Context,
): Words {
  const figures = { count, number: part?.number, of: part?.of, all: views.length };
  return {
    value: t(`check-a-code:findings.${id}.value`, { ...figures, lost: count }),
    why: t(`check-a-code:findings.${id}.why`),
    cure: t(`check-a-code:findings.${id}.cure`),
  };
}

function edgeWords(image: CheckedImage, { t, locale, widthCm }: Context): Words {
  const [{ modules, isCut, side } = { modules: 0, isCut: false, side: 'top' as const }] =
    edgeStrips(image);
  const missing = Math.ceil((PRINT_RULES.quietZoneModules - modules) * 2) / 2;
  const mm = (missing * widthCm * MM_PER_CM) / image.modules;
  return {
    value: t('check-a-code:findings.edge.value', { modules: writeModules(modules, locale) }),
    why: isCut
      ? t('check-a-code:findings.edge.whyCut')
      : t(`check-a-code:findings.edge.why.${side}`),
    cure: isCut
      ? t('check-a-code:findings.edge.cureCut')
      : t('check-a-code:findings.edge.cure', {
          count: missing,
          missing: writeModules(missing, locale),
          mm: formatNumber(mm, locale, 1),
        }),
  };
}

function contrastWords(
  { symbolContrast, light }: CheckedImage,
  isFine: boolean,
  { t }: Context,
): Words {
  const percent = writePercent(symbolContrast);
  const value = t('check-a-code:findings.symbol-contrast.value', { percent });
  if (isFine) return { value, cure: t('check-a-code:findings.symbol-contrast.fine') };
  const isGroundLight = contrastRatio(hexOf(light), '#000000') >= PRINT_RULES.contrastRatio;
  const needed = writePercent(CHECK_LIMITS.symbolContrast);
  return {
    value,
    why: t('check-a-code:findings.symbol-contrast.why', { needed }),
    cure: isGroundLight
      ? t('check-a-code:findings.symbol-contrast.cureDark')
      : t('check-a-code:findings.symbol-contrast.cureLight'),
  };
}

function sizeWords({ modulePixels }: CheckedImage, isFine: boolean, { t, locale }: Context): Words {
  const needed = CHECK_LIMITS.modulePixels;
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
  { errorCorrection: level, recoveryUsed = 0 }: CheckedImage,
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

export function hexOf(color: Rgb): string {
  return `#${color.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
