import { PLAN_NEEDS } from '@waypage/content/pricing';
import { SegmentedControl } from '@waypage/ui';
import { useTranslation } from 'react-i18next';
import { needLabel } from '#features/plan-comparison/plan-table.ts';
import { AmountQuestion } from './AmountQuestion.tsx';
import type { Requirements } from './find-plan.ts';
import { Choices, Needs, Sheet } from './FinderForm.styles.ts';
import { USERS_ANSWERS, type FinderState } from './finder-state.ts';

interface Props {
  readonly state: FinderState;
  readonly requirements: Requirements;
  readonly onChange: (part: Partial<FinderState>) => void;
}

export function FinderForm({ state, requirements, onChange }: Props) {
  const { t } = useTranslation(['plans', 'pricing']);

  return (
    <Sheet data-surface="manila">
      <div>
        {(['pages', 'shortUrls'] as const).map((kind) => (
          <AmountQuestion
            key={kind}
            kind={kind}
            typed={state[kind]}
            amount={requirements[kind]}
            onChange={(typed) => onChange({ [kind]: typed })}
          />
        ))}
        <Choices>
          <SegmentedControl
            size="sm"
            name="people"
            legend={t('plans:questions.users')}
            options={USERS_ANSWERS.map((value) => ({
              value,
              label: value === 'more' ? t('plans:more') : value,
            }))}
            value={state.users}
            onValueChange={(value) =>
              onChange({ users: USERS_ANSWERS.find((answer) => answer === value) ?? '1' })
            }
          />
          <Needs>
            <legend>{t('plans:questions.needs')}</legend>
            <div>
              {PLAN_NEEDS.map((need) => (
                <label key={need}>
                  <input
                    type="checkbox"
                    value={need}
                    checked={state.needs.includes(need)}
                    onChange={({ target }) => {
                      onChange({
                        needs: PLAN_NEEDS.filter((other) =>
                          other === need ? target.checked : state.needs.includes(other),
                        ),
                      });
                    }}
                  />
                  {needLabel(need, t)}
                </label>
              ))}
            </div>
          </Needs>
        </Choices>
      </div>
    </Sheet>
  );
}
