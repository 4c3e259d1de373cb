import { AUDIENCE_FILTERS, LOOK_FILTERS } from '@waypage/content/samples';
import { ChevronDownIcon } from '@waypage/ui';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { FILTER_NAMES, filterQuery, type SamplesFilter } from './samples-filter.ts';
import { Clear, Filters, Label, Select } from './TraitFilters.styles.ts';

interface Props {
  readonly ref: Ref<HTMLDivElement>;
  readonly filter: SamplesFilter;
  readonly onChange: (part: SamplesFilter) => void;
}

export function TraitFilters({ ref, filter, onChange }: Props) {
  const { t } = useTranslation(['samples-page']);
  return (
    <Filters ref={ref}>
      <Label>
        {t('samples-page:filters.audience')}
        <Select
          name={FILTER_NAMES.audience}
          value={filter.audience ?? ''}
          onChange={({ target }) => {
            const chosen = AUDIENCE_FILTERS.find(({ audience }) => audience === target.value);
            onChange({ audience: chosen?.audience });
          }}
        >
          <option value="">{t('samples-page:filters.all')}</option>
          {AUDIENCE_FILTERS.map(({ audience, label }) => (
            <option key={audience} value={audience}>
              {t(label)}
            </option>
          ))}
        </Select>
        <ChevronDownIcon size={18} />
      </Label>
      <Label>
        {t('samples-page:filters.look')}
        <Select
          name={FILTER_NAMES.look}
          value={filter.look ?? ''}
          onChange={({ target }) => {
            onChange({ look: LOOK_FILTERS.find(({ look }) => look === target.value)?.look });
          }}
        >
          <option value="">{t('samples-page:filters.all')}</option>
          {LOOK_FILTERS.map(({ look, label }) => (
            <option key={look} value={look}>
              {t(label)}
            </option>
          ))}
        </Select>
        <ChevronDownIcon size={18} />
      </Label>
      {filterQuery(filter) !== '' && (
        <Clear
          type="button"
          onClick={({ currentTarget }) => {
            // The button is removed, so that focus would be lost.
            currentTarget.parentElement?.querySelector('select')?.focus();
            onChange({ type: undefined, audience: undefined, look: undefined });
          }}
        >
          {t('samples-page:filters.clear')}
        </Clear>
      )}
    </Filters>
  );
}
