import { type PlanId, PLANS } from '@waypage/content/pricing';
import { ChevronDownIcon } from '@waypage/ui';
import { media, mixins, typography, vars } from '@waypage/ui/theme';
import { useId, useState } from 'react';
import { useTranslation } from '#services/i18n/useTranslation.ts';
import { styled } from 'styled-components';

interface Props {
  readonly compared: Pair;
  readonly onChange: (compared: Pair) => void;
}

export function ComparedPlans({ compared, onChange }: Props) {
  const { t } = useTranslation(['plans']);
  const id = useId();
  return (
    <Choices>
      {([0, 1] as const).map((index) => (
        <Choice key={index}>
          <label htmlFor={`${id}${index}`}>
            {t(index === 0 ? 'plans:table.compare' : 'plans:table.with')}
          </label>
          <select
            id={`${id}${index}`}
            value={compared[index]}
            onChange={({ target }) => {
              const plan = PLANS.find((candidate) => candidate.id === target.value);
              if (plan) onChange(withPlan(compared, index, plan.id));
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

export type Pair = readonly [PlanId, PlanId];

/** Returns a plan with the one below it; the first two for the first plan or none. */
export function plansAround(found: PlanId | undefined): Pair {
  const index = Math.max(
    1,
    PLANS.findIndex(({ id }) => id === found),
  );
  return [PLANS[index - 1]?.id ?? 'free', PLANS[index]?.id ?? 'basic'];
}

/** Replaces one plan of the pair. Choosing the other plan of the pair swaps both. */
export function withPlan(pair: Pair, index: 0 | 1, id: PlanId): Pair {
  const [first, second] = pair;
  if (index === 0) return id === second ? [second, first] : [id, second];
  return id === first ? [second, first] : [first, id];
}

export function useComparedPlans(found: PlanId | undefined) {
  const [chosen, choose] = useState<Pair>();
  return [chosen ?? plansAround(found), choose] as const;
}

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  margin-block-end: 24px;

  @media ${media.md}, ${media.inert} {
    display: none;
  }
`;

const Choice = styled.div`
  position: relative;
  display: grid;
  flex: 1 1 8.5rem;
  gap: 8px;

  & > label {
    ${typography.label}
  }
  & > svg {
    position: absolute;
    inset-block-end: 16px;
    inset-inline-end: 14px;
    pointer-events: none;
  }
  & > select {
    min-block-size: 52px;
    margin: 0;
    padding: 0 40px 0 14px;
    border: 2px solid ${vars.color.line};
    border-end-end-radius: ${vars.radius.roundS};
    appearance: none;
    ${typography.nav}
    color: ${vars.color.ink};
    background: ${vars.color.sheet};
    cursor: pointer;
    ${mixins.focusRing}
  }
`;
