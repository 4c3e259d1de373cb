import { PLAN_NEEDS } from '@waypage/content/pricing';
import { SegmentedControl } from '@waypage/ui';
import { media, typography, vars } from '@waypage/ui/theme';
import { useTranslation } from '#services/i18n/useTranslation.ts';
import { styled } from 'styled-components';
import { needLabel } from '#features/plan-comparison/plan-table.ts';
import { manilaSheet, tornAtEnd, tornAtFoot } from '#components/torn-paper.ts';
import { AmountQuestion } from './AmountQuestion.tsx';
import type { Requirements } from './find-plan.ts';
import { type FinderState, USERS_ANSWERS } from './finder-state.ts';

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

const Sheet = styled.div`
  filter: ${vars.shadow.paper};

  & > div {
    display: grid;
    gap: 44px;
    padding: 40px ${vars.space.gutter} 56px;
    ${manilaSheet}

    @media ${media.belowLg} {
      ${tornAtFoot}
    }
    @media ${media.lg} {
      padding: 48px 72px 60px 48px;
      ${tornAtEnd}
    }
  }
`;

const Choices = styled.div`
  display: grid;
  gap: 40px;

  & legend {
    margin-block-end: 14px;
    ${typography.question}
    word-spacing: normal;
    color: ${vars.color.ink};
  }

  @media ${media.md} {
    grid-template-columns: auto minmax(min-content, 1fr);
    gap: 48px;
  }
`;

const Needs = styled.fieldset`
  & > div {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 12.5rem), 1fr));
    gap: 0 20px;
  }

  & label {
    display: flex;
    gap: 12px;
    align-items: center;
    min-block-size: 44px;
    ${typography.nav}
    line-height: 1.2;
    cursor: pointer;
  }

  & input {
    flex: none;
    display: grid;
    place-content: center;
    inline-size: 24px;
    block-size: 24px;
    margin: 0;
    border: 2px solid ${vars.color.line};
    border-end-end-radius: 8px;
    appearance: none;
    background: ${vars.printed.sheet};
    cursor: inherit;

    &::before {
      content: '';
      inline-size: 12px;
      block-size: 6px;
      border: solid ${vars.color.onSolid};
      border-width: 0 0 2.5px 2.5px;
      rotate: -45deg;
      translate: 0 -2px;
      visibility: hidden;
    }
    &:checked {
      background: ${vars.color.solid};
    }
    &:checked::before {
      visibility: visible;
    }
    &:focus-visible {
      outline: 3px solid ${vars.color.focus};
      outline-offset: 3px;
    }
    @media (forced-colors: active) {
      appearance: auto;

      &::before {
        content: none;
      }
    }
  }
`;
