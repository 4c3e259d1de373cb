import { CHECK_LIMITS, type MeasuredFinding, type Rgb } from '@waypage/codes/judge';
import { formatNumber, type Locale } from '@waypage/content';
import { PRINT_RULES } from '@waypage/codes/print';
import { contrastRatio } from '@waypage/ui/theme';
import type { TFunction } from '#services/i18n/useTranslation.ts';
import type { CheckedImage } from './checked-image.ts';
import { quietZoneStrips } from './image-view.ts';

interface FindingText {
  readonly value: string;
  /** Why it matters, or how it was judged; left out of `fine` findings. */
  readonly why?: string;
  /** How to fix it; for `fine` findings, a remark. */
  readonly cure: string;
}

export interface DescribedFinding extends Pick<MeasuredFinding, 'id' | 'severity'>, FindingText {
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
  const { id, severity } = finding;
  const title = context.t(`check-a-code:findings.${id}.title`);
  return { id, severity, title, ...findingText(finding, image, context) };
}

function findingText(finding: MeasuredFinding, image: CheckedImage, context: Context): FindingText {
  const { id, severity, value: count = 0 } = finding;
  const { t, locale } = context;
  const isFine = severity === 'fine';
  switch (id) {
    case 'symbol-contrast': {
      const { symbolContrast, light } = image;
      const value = t(`check-a-code:findings.${id}.value`, {
        percent: writePercent(symbolContrast),
      });
      if (isFine) return { value, cure: t(`check-a-code:findings.${id}.fine`) };
      const isGroundLight = contrastRatio(hexOf(light), '#000000') >= PRINT_RULES.contrastRatio;
      const needed = writePercent(CHECK_LIMITS.symbolContrast);
      return {
        value,
        why: t(`check-a-code:findings.${id}.why`, { needed }),
        cure: isGroundLight
          ? t('check-a-code:findings.symbol-contrast.cureDark')
          : t('check-a-code:findings.symbol-contrast.cureLight'),
      };
    }
    case 'level': {
      const { errorCorrection: level, recoveryUsed = 0 } = image;
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
      return isFine
        ? { value: level, cure: t('check-a-code:findings.level.fine', figures) }
        : {
            value: level,
            why: t('check-a-code:findings.level.why', figures),
            cure: t('check-a-code:findings.level.cure'),
          };
    }
    case 'size': {
      const needed = CHECK_LIMITS.modulePixels;
      const rounded = Math.floor(image.modulePixels * 10) / 10;
      const pixels = formatNumber(rounded, locale, image.modulePixels < 10 ? 1 : 0);
      const value = t('check-a-code:findings.size.value', { pixels });
      return isFine
        ? { value, cure: t('check-a-code:findings.size.fine', { needed }) }
        : {
            value,
            why: t('check-a-code:findings.size.why', { needed }),
            cure: t('check-a-code:findings.size.cure'),
          };
    }
    case 'decoders':
    case 'polarity':
    case 'corners':
    case 'edge':
      if (id === 'decoders' && image.readBy.zxing === undefined) {
        return {
          value: t('check-a-code:findings.decoders.missing'),
          why: t('check-a-code:findings.decoders.whyMissing'),
          cure: t('check-a-code:findings.decoders.cureMissing'),
        };
      }
      if (isFine) {
        return {
          value: t(`check-a-code:findings.${id}.fineValue`),
          cure: t(`check-a-code:findings.${id}.fine`),
        };
      }
      if (id === 'edge') return edgeText(image, context);
  }
  const { part, views } = image;
  const figures = { count, lost: count, number: part?.number, of: part?.of, all: views.length };
  return {
    value: t(`check-a-code:findings.${id}.value`, figures),
    why: t(`check-a-code:findings.${id}.why`),
    cure: t(`check-a-code:findings.${id}.cure`),
  };
}

function edgeText(image: CheckedImage, { t, locale, widthCm }: Context): FindingText {
  const [{ modules, isCut, side } = { modules: 0, isCut: false, side: 'top' as const }] =
    quietZoneStrips(image);
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

export function hexOf(color: Rgb): string {
  return `#${color.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
