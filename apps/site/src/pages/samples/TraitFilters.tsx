import { AUDIENCE_FILTERS, LOOK_FILTERS } from '@waypage/content/samples';
import { ChevronDownIcon } from '@waypage/ui';
import { useTranslation } from 'react-i18next';
import { IN_URL, type SamplesFilter } from './samples-filter.ts';
import { Clear, Filters, Label, Select } from './TraitFilters.styles.ts';

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
            name={IN_URL[trait].name}
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
