import { formatNumber } from '@waypage/content';
import { PLANS } from '@waypage/content/pricing';
import { Field } from '@waypage/ui';
import { media, mixins, typography, vars } from '@waypage/ui/theme';
import { useTranslation } from '#services/i18n/useTranslation.ts';
import { styled } from 'styled-components';
import { Slider as PlainSlider } from '#components/slider/Slider.styles.ts';
import { AMOUNT_MAX, amountAtStep, MARKS, readAmount, stepAtAmount } from './finder-state.ts';

interface Props {
  readonly kind: 'pages' | 'shortUrls';
  readonly typed: string;
  /** The last valid amount. */
  readonly amount: number;
  readonly onChange: (typed: string) => void;
}

export function AmountQuestion({ kind, typed, amount, onChange }: Props) {
  const { t, locale } = useTranslation(['plans']);
  const step = stepAtAmount(amount, kind);
  return (
    <Question>
      <div>
        <Field
          label={t(`plans:questions.${kind}`)}
          name={kind === 'pages' ? 'pages' : 'addresses'}
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          error={readAmount(typed) === undefined && t('plans:numberError', { max: AMOUNT_MAX })}
          onChange={({ target }) => onChange(target.value)}
        />
        <Scale>
          <Marks aria-hidden="true">
            {PLANS.map(({ id, name: plan, limits }) => (
              <li key={id}>
                <b>{formatNumber(limits[kind], locale)}</b>
                <span translate="no">{plan}</span>
              </li>
            ))}
          </Marks>
          <Track data-points="" aria-hidden="true" preserveAspectRatio="none" viewBox="0 0 100 12">
            <path d="M0 6h100" />
            <path d={MARKS.map((mark) => `M${mark} 0v12`).join('')} />
            <path data-filled="" d={`M0 6h${step}`} />
          </Track>
          <Slider
            type="range"
            aria-label={t(`plans:questions.${kind}`)}
            aria-valuetext={formatNumber(amount, locale)}
            min={0}
            max={100}
            value={step}
            onChange={({ target }) => onChange(String(amountAtStep(target.valueAsNumber, kind)))}
          />
        </Scale>
      </div>{' '}
    </Question>
  );
}

/** The track begins and ends at the middle of the thumb. */
const THUMB_HALF = '12px';

const Question = styled.div`
  container-type: inline-size;

  & > div {
    display: grid;
    gap: 16px 36px;
  }
  /* Makes the parts of the field grid items. */
  & > div > :first-child {
    display: contents;
  }
  & label {
    ${typography.question}
    word-spacing: normal;
  }

  @container (min-width: 36rem) {
    & > div {
      grid-template-columns: auto minmax(0, 1fr);
    }
    & label,
    & p {
      grid-column: 1 / -1;
    }
    & p {
      grid-row: 3;
    }
  }

  & input[inputmode] {
    inline-size: 8rem;
    min-block-size: 58px;
    background: ${vars.printed.sheet};
    ${typography.dimension}
    font-size: 2rem;
  }
`;

const Scale = styled.div`
  position: relative;
  min-block-size: 80px;
  margin-block-start: -4px;
`;

const Track = styled.svg`
  position: absolute;
  inset: 34px ${THUMB_HALF} auto;
  inline-size: calc(100% - 2 * ${THUMB_HALF});
  block-size: 12px;
  overflow: visible;
  pointer-events: none;

  & > path {
    fill: none;
    stroke: ${vars.color.line};
    stroke-width: 2;
    vector-effect: non-scaling-stroke;
  }
  & > [data-filled] {
    stroke-width: 7;
  }
  @media (forced-colors: active) {
    & > path {
      stroke: CanvasText;
    }
  }
`;

const Marks = styled.ul`
  ${mixins.listReset}

  & > li {
    position: absolute;
    inset-block-start: 0;
    display: grid;
    row-gap: 32px;
    justify-items: center;
    translate: -50%;
    ${typography.micro}
    font-size: min(0.875rem, 4.3cqi);
  }
  & > li:dir(rtl) {
    translate: 50%;
  }
  & b {
    ${typography.labelLg}
    font-size: min(1.25rem, 6.6cqi);
    line-height: 1.2;
  }
  ${MARKS.map(
    (mark, index) => `
  & > :nth-child(${index + 1}) {
    inset-inline-start: calc(${THUMB_HALF} + (100% - 2 * ${THUMB_HALF}) * ${mark / 100});
  }`,
  ).join('')}

  @media ${media.belowSm} {
    & > :last-child {
      translate: -72%;
    }
    & > :last-child:dir(rtl) {
      translate: 72%;
    }
  }
`;

/** Transparent, because the scale below draws the track. */
const Slider = styled(PlainSlider)`
  position: absolute;
  inset: 18px 0 auto;
  background: none;
`;
