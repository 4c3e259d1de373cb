import { PAGE_TYPE_FILTERS, PAGE_TYPES } from '@waypage/content/page-types';
import { Container, FeatureGrid, useAnnouncement } from '@waypage/ui';
import { media, typography, vars } from '@waypage/ui/theme';
import { useTranslation } from '#services/i18n/useTranslation.ts';
import { styled } from 'styled-components';
import { TypeCell } from '#components/type-cell/TypeCell.tsx';
import { useQueryState, type QueryParameters } from '#features/query-state/useQueryState.ts';
import { Radios } from './Radios.tsx';
import { cellStocks, filterTypes, type TypeFilter } from './types-view.ts';

const ALL: { readonly category: TypeFilter } = { category: 'all' };

const QUERY_PARAMETERS: QueryParameters<typeof ALL> = {
  category: {
    name: 'category',
    read: ([value]) => PAGE_TYPE_FILTERS.find(({ category }) => category === value)?.category,
  },
};

export function TypeSheet() {
  const { t } = useTranslation(['qrcode-types', 'page-types']);
  const [{ category }, change] = useQueryState(ALL, QUERY_PARAMETERS);
  const types = filterTypes(category);
  const stocks = cellStocks(types);
  const counts = { count: types.length, total: PAGE_TYPES.length };
  useAnnouncement(t('qrcode-types:filter.countSpoken', counts));
  return (
    <>
      <Strip>
        <Container>
          <Radios
            variant="strip"
            legend={t('qrcode-types:filter.label')}
            options={[
              { value: 'all', label: t('qrcode-types:filter.all') },
              ...PAGE_TYPE_FILTERS.map(({ category: value, label }) => ({
                value,
                label: t(label),
              })),
            ]}
            value={category}
            onChange={(value) => change({ category: value })}
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

const Strip = styled.div`
  margin-block: clamp(48px, 5vw, 72px) clamp(32px, 4.5vw, 64px);
  border-block: 1px solid ${vars.color.line};

  & > div {
    display: flex;
    gap: 24px;
    align-items: center;
    justify-content: space-between;
  }
  @media ${media.noScript} {
    display: none;
  }
`;

const Count = styled.p`
  flex: none;
  ${typography.label}
`;

const Sheet = styled(FeatureGrid)`
  grid-auto-rows: minmax(300px, auto);

  @media ${media.sm} {
    grid-auto-rows: minmax(340px, auto);
  }
  @media ${media.lg} {
    grid-auto-rows: minmax(372px, auto);
  }
  @media ${media.noScript} {
    margin-block-start: 64px;
  }
`;

const Tag = styled.span`
  display: block;
  inline-size: max-content;
  margin-block-start: 12px;
  padding: 4px 8px;
  border: 1.5px solid ${vars.color.line};
  ${typography.label}
  font-size: 1rem;
  color: ${vars.color.ink};
`;
