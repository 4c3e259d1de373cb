import { formatNumber } from '@waypage/content';
import { PLANS } from '@waypage/content/pricing';
import { Field } from '@waypage/ui';
import { useTranslation } from 'react-i18next';
import { useLocale } from '#services/i18n/useLocale.ts';
import { Marks, Question, Scale, Slider, Track } from './AmountQuestion.styles.ts';
import { AMOUNT_MAX, amountAtStep, MARKS, readAmount, stepAtAmount } from './finder-state.ts';

interface Props {
  readonly kind: 'pages' | 'shortUrls';
  readonly typed: string;
  /** The last valid amount. */
  readonly amount: number;
  readonly onChange: (typed: string) => void;
}

export function AmountQuestion({ kind, typed, amount, onChange }: Props) {
  const { t } = useTranslation(['plans']);
  const locale = useLocale();
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
