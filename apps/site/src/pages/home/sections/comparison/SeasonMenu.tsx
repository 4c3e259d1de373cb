import { useTranslation } from 'react-i18next';
import { Call, Dish, Page, Season, Table, Tabs, Title } from './Pages.styles.ts';

/** Laid out at 360 × 740 (docs/design.md, section 11, "Simulator"). */
export function SeasonMenu({ season }: { readonly season: 'spring' | 'summer' }) {
  const { t } = useTranslation(['sample-sales-menu']);
  const flatbread = {
    name: t('sample-sales-menu:menu.flatbread'),
    with: t('sample-sales-menu:menu.flatbreadWith'),
    price: 6,
  };
  const dishes =
    season === 'spring'
      ? [
          {
            name: t('sample-sales-menu:menu.leek'),
            with: t('sample-sales-menu:menu.leekWith'),
            price: 9,
          },
          {
            name: t('sample-sales-menu:menu.trout'),
            with: t('sample-sales-menu:menu.troutWith'),
            price: 16,
          },
          {
            name: t('sample-sales-menu:menu.lamb'),
            with: t('sample-sales-menu:menu.lambWith'),
            price: 38,
          },
          flatbread,
          {
            name: t('sample-sales-menu:menu.cheesecake'),
            with: t('sample-sales-menu:menu.cheesecakeWith'),
            price: 8,
          },
        ]
      : [
          {
            name: t('sample-sales-menu:menu.tomato'),
            with: t('sample-sales-menu:menu.tomatoWith'),
            price: 9,
          },
          {
            name: t('sample-sales-menu:menu.sardine'),
            with: t('sample-sales-menu:menu.sardineWith'),
            price: 12,
          },
          {
            name: t('sample-sales-menu:menu.corn'),
            with: t('sample-sales-menu:menu.cornWith'),
            price: 22,
          },
          flatbread,
          {
            name: t('sample-sales-menu:menu.mango'),
            with: t('sample-sales-menu:menu.mangoWith'),
            price: 8,
          },
        ];
  return (
    <Page data-page="menu">
      <Table>{t('sample-sales-menu:menu.table')}</Table>
      <Title>{t('sample-sales-menu:name')}</Title>
      <Season>
        {season === 'spring'
          ? t('sample-sales-menu:menu.springMenu')
          : t('sample-sales-menu:menu.summerMenu')}
      </Season>
      <Tabs>
        <span>{t('sample-sales-menu:menu.food')}</span>
        <span>{t('sample-sales-menu:menu.wine')}</span>
        <span>{t('sample-sales-menu:menu.sweet')}</span>
      </Tabs>
      {dishes.map((dish) => (
        <Dish key={dish.name}>
          <b>{dish.name}</b>
          <b>{dish.price}</b>
          <span>{dish.with}</span>
        </Dish>
      ))}
      <Call>{t('sample-sales-menu:menu.callWaiter')}</Call>
    </Page>
  );
}
