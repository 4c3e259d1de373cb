import { formatNumber, type Locale } from '@waypage/content';
import { checkPrint, quietZoneMm, scanDistanceM, smallestPrintMm } from '@waypage/codes/print';
import { Container, Heading, Section } from '@waypage/ui';
import { media } from '@waypage/ui/theme';
import { useTranslation } from '#services/i18n/useTranslation.ts';
import { styled } from 'styled-components';
import { Figures } from '#components/figures/Figures.tsx';
import { figuresIn, spokenMeasure } from '#components/figures/spoken-measure.ts';
import { readNumber } from '#components/slider/log-slider.ts';
import { NumberSlider, writeRange } from '#components/slider/NumberSlider.tsx';

interface Props {
  readonly modules: number;
  readonly typed: string;
  /** The last valid width. */
  readonly widthCm: number;
  readonly onChange: (typed: string) => void;
}

/** In centimeters. */
const WIDTHS = { min: 1, max: 100, initial: 6 } as const;

const MM_PER_CM = 10;
const CM_PER_METER = 100;

const FINE_MODULE_MM = 0.5;

export function initialWidth(locale: Locale): string {
  return formatNumber(WIDTHS.initial, locale, 1);
}

/** Parses a width in centimeters; `undefined` if it is not a number or out of range. */
export function readWidth(typed: string): number | undefined {
  return readNumber(typed, WIDTHS);
}

export function PrintedWidth({ modules, typed, widthCm, onChange }: Props) {
  const { t, locale } = useTranslation(['check-a-code']);
  const width = readWidth(typed);
  const moduleMm = (widthCm / modules) * MM_PER_CM;
  const edgeMm = quietZoneMm(widthCm * MM_PER_CM, modules);
  const distanceCm = Math.round(scanDistanceM(widthCm * MM_PER_CM) * CM_PER_METER);
  const paperCm = widthCm + (2 * edgeMm) / MM_PER_CM;
  const findings = width === undefined ? [] : checkPrint({ modules, widthMm: width * MM_PER_CM });
  const error = findings.find(({ severity }) => severity === 'fatal')?.id;
  const units = { centimeter: t('check-a-code:width.cm'), millimeter: t('check-a-code:width.mm') };
  const figure = figuresIn(units, locale);
  const moduleDecimals = moduleMm < FINE_MODULE_MM ? 2 : 1;
  const figures = [
    figure(t('check-a-code:width.module', { modules }), moduleMm, 'millimeter', moduleDecimals),
    figure(t('check-a-code:width.edge'), edgeMm, 'millimeter'),
    figure(t('check-a-code:width.distance'), distanceCm, 'centimeter', 0),
    figure(t('check-a-code:width.paper'), paperCm, 'centimeter'),
  ];

  return (
    <Section surface="mist">
      <Container>
        <Width>
          <Input>
            <Heading level={2} variant="h2Small">
              {t('check-a-code:width.title')}
            </Heading>
            <NumberSlider
              label={t('check-a-code:width.label')}
              unit={t('check-a-code:width.unit')}
              range={WIDTHS}
              rangeUnit={units.centimeter}
              typed={typed}
              value={widthCm}
              spoken={spokenMeasure(widthCm, 'centimeter', locale)}
              error={
                (width === undefined &&
                  t('check-a-code:width.outOfRange', writeRange(WIDTHS, locale))) ||
                (error === 'size' && t('check-a-code:width.tooSmall')) ||
                (error === 'module' &&
                  t('check-a-code:width.modulesTooSmall', {
                    needed: formatNumber(smallestPrintMm({ modules }) / MM_PER_CM, locale, 1),
                  }))
              }
              onChange={onChange}
            />
          </Input>
          <Figures
            figures={figures}
            isChanged
            isWrong={width === undefined || error !== undefined}
          />
        </Width>
      </Container>
    </Section>
  );
}

const Width = styled.div`
  display: grid;
  gap: 40px 64px;
  align-items: end;

  @media ${media.lg} {
    grid-template-columns: 400px 1fr;
  }
`;

const Input = styled.div`
  display: grid;
  gap: 28px;

  h2 {
    max-inline-size: 9em;
  }
`;
