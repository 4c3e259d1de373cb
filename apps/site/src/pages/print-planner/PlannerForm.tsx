import { formatNumber } from '@waypage/content';
import { lacksScheme } from '@waypage/codes';
import { Field, SegmentedControl } from '@waypage/ui';
import { media, vars } from '@waypage/ui/theme';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { SLIDER_STEPS, stepAtValue, valueAtStep } from '#components/slider/log-slider.ts';
import { Ends, Slider, WithUnit } from '#components/slider/Slider.styles.ts';
import { CodeContentField } from '#features/code-content/CodeContentField.tsx';
import type { EncodedContent } from '#features/code-content/encode-content.ts';
import { useLocale } from '#services/i18n/useLocale.ts';
import { PLANNER_LIMITS, readDistance, type PlannerState } from './planner-state.ts';

interface Props {
  readonly state: PlannerState;
  /** The last valid distance. */
  readonly distanceM: number;
  readonly code: EncodedContent;
  readonly onChange: (part: Partial<PlannerState>) => void;
}

/** Modules from which a pattern is called dense, because its URL is long. */
const LONG_FROM = 37;

export function PlannerForm({ state, distanceM, code, onChange }: Props) {
  const { t } = useTranslation(['print-planner', 'code-content']);
  const locale = useLocale();
  const id = useId();
  const range = PLANNER_LIMITS.distanceM;
  const distance = readDistance(state.distance);
  const ends = { min: formatNumber(range.min, locale, 1), max: formatNumber(range.max, locale, 0) };

  return (
    <Form>
      <WithUnit>
        <Field
          label={t('print-planner:distance')}
          inputMode="decimal"
          autoComplete="off"
          aria-describedby={`${id}-unit`}
          value={state.distance}
          error={distance === undefined && t('print-planner:distanceOutOfRange', ends)}
          onChange={(event) => onChange({ distance: event.target.value })}
        />
        <span id={`${id}-unit`}>{t('print-planner:metres', { count: distanceM })}</span>
      </WithUnit>
      <div>
        <Slider
          type="range"
          aria-label={t('print-planner:distance')}
          aria-valuetext={`${formatNumber(distanceM, locale)} ${t('print-planner:metres', { count: distanceM })}`}
          min={0}
          max={SLIDER_STEPS}
          value={stepAtValue(distanceM, range)}
          onChange={(event) => {
            const metres = valueAtStep(event.target.valueAsNumber, range);
            onChange({ distance: formatNumber(metres, locale, 1) });
          }}
        />
        <Ends aria-hidden="true">
          <span>{ends.min}</span>
          <span>
            {ends.max} {t('print-planner:units.m')}
          </span>
        </Ends>
      </div>
      <div>
        <CodeContentField
          label={t('print-planner:content')}
          value={state.content}
          error={
            (code === 'empty' && t('print-planner:contentEmpty')) ||
            (code === 'tooLong' && t('print-planner:contentTooLong'))
          }
          onValueChange={(content) => onChange({ content })}
        />
        {typeof code !== 'string' && (
          <Holds>
            <span>{t('print-planner:modules', { modules: code.size })}</span>
            <span>
              {lacksScheme(state.content.trim())
                ? t('code-content:schemeAdded')
                : t(
                    code.size < LONG_FROM
                      ? 'print-planner:shortAddress'
                      : 'print-planner:longAddress',
                  )}
            </span>
          </Holds>
        )}
      </div>
      <SegmentedControl
        size="sm"
        legend={t('print-planner:logo')}
        options={[
          { value: 'none', label: t('print-planner:logoNone') },
          { value: 'small', label: t('print-planner:logoSmall') },
        ]}
        value={state.logo}
        onValueChange={(value) => onChange({ logo: value === 'small' ? 'small' : 'none' })}
      />
      <SegmentedControl
        size="sm"
        legend={t('print-planner:printedAt')}
        options={PLANNER_LIMITS.dpi.map((dpi, index, all) => ({
          value: String(dpi),
          label: index === all.length - 1 ? t('print-planner:dpi', { dpi }) : String(dpi),
        }))}
        value={String(state.dpi)}
        onValueChange={(value) => onChange({ dpi: Number(value) })}
      />
    </Form>
  );
}

const Form = styled.div`
  display: grid;
  gap: 28px;
  align-content: start;
  padding: clamp(20px, 2.6vw, 36px);
  background: ${vars.color.sheet};

  fieldset {
    justify-self: start;
    max-inline-size: 100%;
  }

  legend {
    color: ${vars.color.ink};
  }

  @media ${media.noScript} {
    display: none;
  }
`;

const Holds = styled(Ends)`
  margin-block-start: 8px;
`;
