import { formatNumber, type Locale } from '@waypage/content';
import { Field } from '@waypage/ui';
import { useId } from 'react';
import { useLocale } from '#services/i18n/useLocale.ts';
import { SLIDER_STEPS, stepAtValue, valueAtStep, type Range } from './log-slider.ts';
import { Ends, Slider, WithUnit } from './Slider.styles.ts';

interface Props {
  readonly label: string;
  /** Beside the number. */
  readonly unit: string;
  readonly range: Range;
  /** Beside the largest number. */
  readonly rangeUnit: string;
  readonly typed: string;
  /** The last valid number. */
  readonly value: number;
  /** The value with its unit, for screen readers. */
  readonly spoken: string;
  readonly error: string | false;
  readonly onChange: (typed: string) => void;
}

/** The smallest and the largest number of a range, as they are shown. */
export function writeRange({ min, max }: Range, locale: Locale) {
  return {
    min: formatNumber(min, locale, min % 1 === 0 ? 0 : 1),
    max: formatNumber(max, locale, 0),
  };
}

/** A number to type, and a slider for it. */
export function NumberSlider(props: Props) {
  const { label, unit, range, rangeUnit, typed, value, spoken, error, onChange } = props;
  const locale = useLocale();
  const id = useId();
  const { min, max } = writeRange(range, locale);
  return (
    <>
      <WithUnit>
        <Field
          label={label}
          inputMode="decimal"
          autoComplete="off"
          aria-describedby={id}
          value={typed}
          error={error}
          onChange={(event) => onChange(event.target.value)}
        />
        <span id={id}>{unit}</span>
      </WithUnit>
      <div>
        <Slider
          type="range"
          aria-label={label}
          aria-valuetext={spoken}
          min={0}
          max={SLIDER_STEPS}
          value={stepAtValue(value, range)}
          onChange={({ target }) =>
            onChange(formatNumber(valueAtStep(target.valueAsNumber, range), locale, 1))
          }
        />
        <Ends aria-hidden="true">
          <span>{min}</span>
          <span>
            {max} {rangeUnit}
          </span>
        </Ends>
      </div>
    </>
  );
}
