import { formatNumber } from '@waypage/content';
import { lacksScheme } from '@waypage/codes';
import { SegmentedControl } from '@waypage/ui';
import { media, vars } from '@waypage/ui/theme';
import { useTranslation } from '#services/i18n/useTranslation.ts';
import { styled } from 'styled-components';
import { NumberSlider, writeRange } from '#components/slider/NumberSlider.tsx';
import { Ends } from '#components/slider/Slider.styles.ts';
import { CodeContentField } from '#features/code-content/CodeContentField.tsx';
import type { EncodedContent } from '#features/code-content/encode-content.ts';
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
  const { t, locale } = useTranslation(['print-planner', 'code-content']);
  const range = PLANNER_LIMITS.distanceM;
  const meters = t('print-planner:meters', { count: distanceM });
  const content = state.content.trim();
  const isBareUrl = lacksScheme(content);
  const isUrl = isBareUrl || /^https?:/i.test(content);

  return (
    <Form>
      <NumberSlider
        label={t('print-planner:distance')}
        unit={meters}
        range={range}
        rangeUnit={t('print-planner:units.m')}
        typed={state.distance}
        value={distanceM}
        spoken={`${formatNumber(distanceM, locale)} ${meters}`}
        error={
          readDistance(state.distance) === undefined &&
          t('print-planner:distanceOutOfRange', writeRange(range, locale))
        }
        onChange={(distance) => onChange({ distance })}
      />
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
          <ContentFacts>
            <span>{t('print-planner:modules', { modules: code.size })}</span>
            {isUrl && (
              <span>
                {isBareUrl
                  ? t('code-content:schemeAdded')
                  : t(
                      code.size < LONG_FROM
                        ? 'print-planner:shortAddress'
                        : 'print-planner:longAddress',
                    )}
              </span>
            )}
          </ContentFacts>
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

const ContentFacts = styled(Ends)`
  margin-block-start: 8px;
`;
