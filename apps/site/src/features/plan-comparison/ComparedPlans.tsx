import { PLANS } from '@waypage/content/pricing';
import { ChevronDownIcon } from '@waypage/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Choice, Choices } from './ComparedPlans.styles.ts';
import { withPlan, type ComparedPlans as Pair } from './useComparedPlans.ts';

interface Props {
  readonly compared: Pair;
  readonly onChange: (compared: Pair) => void;
}

export function ComparedPlans({ compared, onChange }: Props) {
  const { t } = useTranslation(['plans']);
  const id = useId();
  return (
    <Choices>
      {([0, 1] as const).map((place) => (
        <Choice key={place}>
          <label htmlFor={`${id}${String(place)}`}>
            {t(place === 0 ? 'plans:table.compare' : 'plans:table.with')}
          </label>
          <select
            id={`${id}${String(place)}`}
            value={compared[place]}
            onChange={({ target }) => {
              const plan = PLANS.find((known) => known.id === target.value);
              if (plan) onChange(withPlan(compared, place, plan.id));
            }}
          >
            {PLANS.map((plan) => (
              <option key={plan.id} value={plan.id} translate="no">
                {plan.name}
              </option>
            ))}
          </select>
          <ChevronDownIcon size={20} />
        </Choice>
      ))}
    </Choices>
  );
}
