import { formatNumber } from '@waypage/content';
import { LABEL_LIMITS, planLabels } from '@waypage/codes/print';
import { Field, FormRow } from '@waypage/ui';
import { useTranslation } from '#services/i18n/useTranslation.ts';
import { readLabelRequest, type KitState, type LabelError } from './kit-state.ts';
import { typography, vars } from '@waypage/ui/theme';
import { styled } from 'styled-components';

interface Props {
  readonly state: KitState;
  readonly perSheet: number;
  readonly onChange: (part: Partial<KitState>) => void;
}

export function LabelOptions({ state, perSheet, onChange }: Props) {
  const { t, locale } = useTranslation(['print-kit']);
  const { request, errors } = readLabelRequest(state, perSheet);
  const sheets = planLabels(request, perSheet);
  const labels = sheets.reduce((sum, { count }) => sum + count, 0);
  const write = (value: number) => formatNumber(value, locale, 0);
  const offsetWrong = t('print-kit:labelUse.offsetWrong', { max: write(LABEL_LIMITS.offsetMm) });
  const field = (name: LabelError, error: string) =>
    ({
      autoComplete: 'off',
      value: state[name],
      error: errors.includes(name) && error,
      onChange: ({ target }: { readonly target: { readonly value: string } }) =>
        onChange({ [name]: target.value }),
    }) as const;

  return (
    <Labels>
      <legend>{t('print-kit:labelUse.legend')}</legend>
      <FormRow>
        <Field
          label={t('print-kit:labelUse.first')}
          hint={t('print-kit:labelUse.firstHint')}
          inputMode="numeric"
          {...field(
            'firstLabel',
            t('print-kit:labelUse.firstWrong', { first: write(1), last: write(perSheet) }),
          )}
        />
        <Field
          label={t('print-kit:labelUse.copies')}
          hint={t('print-kit:labelUse.copiesHint')}
          inputMode="numeric"
          {...field(
            'copies',
            t('print-kit:labelUse.copiesWrong', {
              least: write(1),
              most: write(LABEL_LIMITS.copies),
            }),
          )}
        />
        <Field label={t('print-kit:labelUse.offsetX')} {...field('offsetX', offsetWrong)} />
        <Field label={t('print-kit:labelUse.offsetY')} {...field('offsetY', offsetWrong)} />
      </FormRow>
      <p>{t('print-kit:labelUse.offsetHint')}</p>
      {sheets.length > 1 && (
        <p>
          {t('print-kit:labelUse.sheets', { labels: write(labels), sheets: write(sheets.length) })}
        </p>
      )}
    </Labels>
  );
}

const Labels = styled.fieldset`
  display: grid;
  gap: 14px;

  && {
    justify-self: stretch;
  }

  & > legend {
    margin-block-end: 14px;
    ${typography.label}
  }
  & > p {
    ${typography.small}
    color: ${vars.color.ink2};
  }
`;
