import { PAGE_TYPE_FILTERS, PAGE_TYPES } from '@waypage/content/page-types';
import { Container, useAnnouncement } from '@waypage/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TypeCell } from '#components/type-cell/TypeCell.tsx';
import { Radios } from './Radios.tsx';
import { Count, Sheet, Strip, Tag } from './TypeSheet.styles.ts';
import { cellStocks, filterTypes, type TypeFilter } from './types-view.ts';

export function TypeSheet() {
  const { t } = useTranslation(['qrcode-types', 'page-types']);
  const [filter, setFilter] = useState<TypeFilter>('all');
  const types = filterTypes(filter);
  const stocks = cellStocks(types);
  const counts = { count: types.length, total: PAGE_TYPES.length };
  useAnnouncement(t('qrcode-types:filter.countSpoken', counts));
  return (
    <>
      <Strip>
        <Container>
          <Radios
            look="strip"
            legend={t('qrcode-types:filter.label')}
            options={[
              { value: 'all', label: t('qrcode-types:filter.all') },
              ...PAGE_TYPE_FILTERS.map(({ category, label }) => ({
                value: category,
                label: t(label),
              })),
            ]}
            value={filter}
            onChange={setFilter}
          />
          <Count>{t('qrcode-types:filter.count', counts)}</Count>
        </Container>
      </Strip>
      <Container>
        <Sheet>
          {types.map((pageType, index) => (
            <TypeCell
              key={pageType.id}
              pageType={pageType}
              title={t(pageType.title)}
              headingLevel={2}
              stock={stocks[index]}
              details={t('qrcode-types:details')}
            >
              {t(pageType.line)}
              <Tag>
                {t(pageType.isPageless ? 'qrcode-types:opensLink' : 'qrcode-types:opensPage')}
              </Tag>
            </TypeCell>
          ))}
        </Sheet>
      </Container>
    </>
  );
}
