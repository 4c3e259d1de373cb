import { AUDIENCE_FILTERS, LOOK_FILTERS } from '@waypage/content/samples';
import { ChevronDownIcon } from '@waypage/ui';
import { media, mixins, typography, vars } from '@waypage/ui/theme';
import { useTranslation } from '#services/i18n/useTranslation.ts';
import { styled } from 'styled-components';
import { QUERY_PARAMETERS, type SamplesFilter } from './samples-filter.ts';

const TRAITS = [
  {
    trait: 'audience',
    choices: AUDIENCE_FILTERS.map(({ audience, label }) => ({ value: audience, label })),
  },
  { trait: 'look', choices: LOOK_FILTERS.map(({ look, label }) => ({ value: look, label })) },
] as const;

interface Props {
  readonly filter: SamplesFilter;
  /** Called with `isRepeated` for a choice that was made before hydration. */
  readonly onChange: (part: SamplesFilter, isRepeated: boolean) => void;
}

export function TraitFilters({ filter, onChange }: Props) {
  const { t } = useTranslation(['samples-page']);
  return (
    <Filters>
      {TRAITS.map(({ trait, choices }) => (
        <Label key={trait}>
          {t(`samples-page:filters.${trait}`)}
          <Select
            name={QUERY_PARAMETERS[trait].name}
            value={filter[trait] ?? ''}
            onChange={({ target, isTrusted }) =>
              onChange(
                { [trait]: choices.find(({ value }) => value === target.value)?.value },
                !isTrusted,
              )
            }
          >
            <option value="">{t('samples-page:filters.all')}</option>
            {choices.map(({ value, label }) => (
              <option key={value} value={value}>
                {t(label)}
              </option>
            ))}
          </Select>
          <ChevronDownIcon size={18} />
        </Label>
      ))}
      {Object.values(filter).some(Boolean) && (
        <Clear
          type="button"
          onClick={({ currentTarget }) => {
            // The button is removed, so that focus would be lost.
            currentTarget.parentElement?.querySelector('select')?.focus();
            onChange({ type: undefined, audience: undefined, look: undefined }, false);
          }}
        >
          {t('samples-page:filters.clear')}
        </Clear>
      )}
    </Filters>
  );
}

const Filters = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space[3]} ${vars.space[7]};
  align-items: center;

  @media ${media.belowSm} {
    order: 1;
  }

  @media ${media.inert} {
    display: none;
  }
`;

const Label = styled.label`
  position: relative;
  display: inline-flex;
  gap: ${vars.space[3]};
  align-items: center;
  font-size: 1rem;
  color: ${vars.color.ink2};

  & > svg {
    position: absolute;
    inset-inline-end: 0;
    pointer-events: none;
  }
`;

const Select = styled.select`
  appearance: none;
  field-sizing: content;
  min-block-size: 44px;
  margin: 0;
  padding: 0 26px 0 0;
  border: 0;
  border-radius: 0;
  ${typography.nav}
  color: ${vars.color.ink};
  background: none;
  cursor: pointer;
  ${mixins.focusRing}

  & > option {
    color: ${vars.color.ink};
    background: ${vars.color.paper};
  }
`;

const Clear = styled.button`
  ${mixins.buttonReset}
  min-block-size: 44px;
  ${typography.nav}
  text-decoration: underline;
  text-decoration-color: ${vars.color.signal};
  text-decoration-thickness: 2px;
  text-underline-offset: 6px;
  ${mixins.focusRing}

  @media ${media.hover} {
    &:hover {
      text-decoration-color: currentcolor;
    }
  }
`;
